// A birth as the person entered it, and the forms it takes for the server.
import { proposedZone } from '../page/page';
import { asksClock, ZONE_XINJIANG } from './clock';
import { fields, number, oneOf, text } from '../wire/read';

export type DayBoundary = 'midnight' | 'zi';
export type Sex = 'female' | 'male';

// Birth is what a conversation keeps and sends. placeName stays here.
export interface Birth {
  date: string;
  time: string | null; // HH:MM, for a calculator also HH:MM:SS
  timezone: string;
  dayBoundary: DayBoundary;
  solarTime: boolean;
  longitude?: number;
  sex?: Sex;
  placeName?: string;
}

// BirthForm is the state of the form: text as typed.
export interface BirthForm {
  date: string;
  time: string;
  seconds: string; // of the time, '' = on the minute
  timeUnknown: boolean;
  place: string;
  placed: string; // the place that zone and longitude were taken from
  clock: string; // the zone chosen where two clocks are in use
  timezone: string;
  longitude: string;
  solarTime: boolean;
  dayBoundary: DayBoundary;
  sex: '' | Sex;
}

export type BirthField = 'date' | 'time' | 'seconds' | 'place' | 'clock' | 'timezone' | 'longitude' | 'solarTime' | 'sex' | 'dayBoundary';
export type BirthErrors = Partial<Record<BirthField, string>>;

export function emptyForm(): BirthForm {
  return {
    date: '', time: '', seconds: '', timeUnknown: false, place: '', placed: '', clock: '',
    timezone: proposedZone(), longitude: '', solarTime: false, dayBoundary: 'midnight', sex: '',
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const SECONDS = /^[0-5]?\d$/;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

// checkForm returns the fields that cannot be sent as they are. Everything that
// needs a calendar, a zone table or a gazetteer is the server's to check.
export function checkForm(f: BirthForm): BirthField[] {
  const wrong: BirthField[] = [];
  const year = Number(f.date.slice(0, 4));
  if (!DATE.test(f.date) || year < 1901 || year > 2099) wrong.push('date');
  if (!f.timeUnknown && !TIME.test(f.time)) wrong.push('time');
  if (!f.timeUnknown && f.seconds.trim() !== '' && !SECONDS.test(f.seconds.trim())) wrong.push('seconds');
  if (asksClock(f) && f.clock === '') wrong.push('clock');
  const zone = f.timezone.trim();
  if (zone === '' || zone.length > 80) wrong.push('timezone');
  const degrees = longitudeOf(f);
  if (degrees !== undefined && !(degrees >= -180 && degrees <= 180)) wrong.push('longitude');
  if (f.solarTime && !f.timeUnknown && degrees === undefined) wrong.push('solarTime');
  return wrong;
}

// longitudeOf reads the longitude: undefined when there is none, NaN when it is no
// plain decimal number.
export function longitudeOf(f: BirthForm): number | undefined {
  const typed = f.longitude.trim();
  if (typed === '') return undefined;
  return DECIMAL.test(typed) ? Number(typed) : NaN;
}

function clockTime(f: BirthForm): string {
  const seconds = f.seconds.trim();
  return seconds === '' ? f.time : `${f.time}:${seconds.padStart(2, '0')}`;
}

// birthOf is the birth of a form that checkForm accepted. Without a time there is
// no solar time.
export function birthOf(f: BirthForm): Birth {
  const birth: Birth = {
    date: f.date,
    time: f.timeUnknown ? null : clockTime(f),
    timezone: f.timezone.trim(),
    dayBoundary: f.dayBoundary,
    solarTime: f.solarTime && !f.timeUnknown,
  };
  const degrees = longitudeOf(f);
  if (degrees !== undefined) birth.longitude = degrees;
  if (f.sex) birth.sex = f.sex;
  if (f.place.trim()) birth.placeName = f.place.trim();
  return birth;
}

export function formOf(b: Birth): BirthForm {
  return {
    date: b.date,
    time: b.time ?? '',
    seconds: '',
    timeUnknown: b.time === null,
    place: b.placeName ?? '',
    placed: b.placeName ?? '',
    clock: b.placeName && b.timezone === ZONE_XINJIANG ? b.timezone : '',
    timezone: b.timezone,
    longitude: b.longitude === undefined ? '' : String(b.longitude),
    solarTime: b.solarTime,
    dayBoundary: b.dayBoundary,
    sex: b.sex ?? '',
  };
}

// wireBirth is what is sent: without the name of the place.
export function wireBirth(b: Birth): Omit<Birth, 'placeName'> {
  const { placeName: _, ...sent } = b;
  return sent;
}

export function readBirth(v: unknown): Birth | undefined {
  const f = fields(v);
  const date = text(f?.date, 10);
  const timezone = text(f?.timezone, 80)?.trim();
  if (!f || !date || !DATE.test(date) || !timezone) return undefined;
  const time = text(f.time, 5);
  const birth: Birth = {
    date,
    time: time && TIME.test(time) ? time : null,
    timezone,
    dayBoundary: oneOf(f.dayBoundary, ['midnight', 'zi'] as const) ?? 'midnight',
    solarTime: f.solarTime === true,
  };
  const longitude = number(f.longitude);
  if (longitude !== undefined && Math.abs(longitude) <= 180) birth.longitude = longitude;
  const sex = oneOf(f.sex, ['female', 'male'] as const);
  if (sex) birth.sex = sex;
  const placeName = text(f.placeName, 200);
  if (placeName) birth.placeName = placeName;
  if (birth.time === null || birth.longitude === undefined) birth.solarTime = false;
  return birth;
}

// formFrom reads the form that the server wrote into the page.
export function formFrom(v: unknown): BirthForm | undefined {
  const f = fields(v);
  if (!f) return undefined;
  const word = (key: string) => text(f[key], 200) ?? '';
  return {
    date: word('date'),
    time: word('time'),
    seconds: word('seconds'),
    timeUnknown: f.timeUnknown === true,
    place: word('place'),
    placed: word('placed'),
    clock: word('clock'),
    timezone: word('timezone'),
    longitude: word('longitude'),
    solarTime: f.solarTime === true,
    dayBoundary: oneOf(f.dayBoundary, ['midnight', 'zi'] as const) ?? 'midnight',
    sex: oneOf(f.sex, ['female', 'male'] as const) ?? '',
  };
}
