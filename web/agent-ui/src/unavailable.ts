// Unavailable says that this browser cannot show something: its words stand in.
export class Unavailable extends Error {}
