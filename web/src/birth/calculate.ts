// The BaZi calculator, over POST /api/v1/bazi.
import { locale, ownSide, t, tOptional } from '../page/page';
import { readBazi, type BaziReading } from '../wire/bazi';
import { fields, list, text } from '../wire/read';
import { wireBirth, type Birth, type BirthErrors, type BirthField } from './birth';

// Refusal is an answer that is no chart: one sentence, and the fields to change.
export class Refusal extends Error {
  readonly fields: BirthErrors;
  constructor(message: string, wrong: BirthErrors = {}) {
    super(message);
    this.name = 'Refusal';
    this.fields = wrong;
  }
}

export async function calculateBazi(birth: Birth, signal: AbortSignal, send: typeof fetch = fetch): Promise<BaziReading> {
  let response: Response;
  try {
    response = await send('/api/v1/bazi', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...wireBirth(birth), ...(birth.time === null ? { everyHour: true } : {}), locale: locale() }),
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw new Refusal(t('birth.error.network'));
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response.status, body);
  const reading = readBazi(body);
  if (!reading) throw new Refusal(t('birth.error.failed'));
  return reading;
}

function refusal(status: number, body: unknown): Refusal {
  if (status === 429) return new Refusal(t('birth.error.busy'));
  const error = fields(fields(body)?.error);
  if (status !== 422 || !error) return new Refusal(t('birth.error.failed'));
  const wrong = list(error.fields, (f) => text(fields(f)?.path, 80), 20);
  return new Refusal(ownSide(text(error.message, 2000) ?? t('birth.error.summary')), errorsAt(wrong));
}

// errorsAt says at each field what to do about it.
export function errorsAt(wrong: string[]): BirthErrors {
  const errors: BirthErrors = {};
  for (const path of wrong) {
    const known = tOptional(`birth.error.${path}`);
    if (known) errors[path as BirthField] = known;
  }
  return errors;
}

