import pino, { type DestinationStream } from 'pino'

/** What every process of the house writes. No field that names a person comes into it, and no row of the database. */
export const openLog = (level: string, to?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      serializers: { err: describeFailure },
      redact: [
        'email',
        'password',
        'token',
        'to',
        '*.email',
        '*.password',
        '*.token',
        'headers',
        'cookie',
        'authorization',
      ],
    },
    to,
  )

/** What went wrong, without the values that a statement carried. */
export function describeFailure(error: unknown): { name: string; message: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error }
  const { code } = error as { code?: string }
  return { name: error.name, message: error.message, ...(code && { code }), ...(error.stack && { stack: error.stack }) }
}
