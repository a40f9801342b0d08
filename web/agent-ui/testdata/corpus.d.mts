export function envelopes(corpus: unknown): { name: string; valid: boolean; envelope: unknown }[];
