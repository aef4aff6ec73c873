import { data } from 'react-router'
import { inHeader } from './answer.ts'
import type { Ask } from './ask.ts'
import { Refusal, type FieldErrors } from './refusal.ts'

export type FormTrouble = { sentence: string; fields: FieldErrors; values: Record<string, string> }

const SHOWN = new Set([409, 422, 429])
const SECRET = /password/

/**
 * Runs what a page's form asks for. A refusal that the person can mend comes back to the same page with its status,
 * the sentences at their fields and what was typed (never a password); everything else goes on to the error page.
 */
export async function pageForm<T>(ask: Ask, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !SHOWN.has(error.status)) throw error
    if (error.retryAfter) ask.answerHeaders['Retry-After'] = String(error.retryAfter)
    const trouble: FormTrouble = { sentence: error.message, fields: error.fields ?? {}, values: typed(ask.body.fields) }
    return data({ trouble }, { status: error.status })
  }
}

function typed(fields: Record<string, unknown>, prefix = ''): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    const path = prefix ? `${prefix}.${name}` : name
    if (SECRET.test(name) || name === 'authenticity_token') continue
    if (typeof value === 'string') values[path] = value
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(values, typed(value as Record<string, unknown>, path))
  }
  return values
}

/** After a form that worked: a new page, not a second post. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: inHeader(path) } })
}
