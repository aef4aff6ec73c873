import { Sentence } from './sentence.ts'

const away = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN']
const refused = ['28P01', '28000', '3D000']

/** What keeps us from a database is told in its own words, without a stack. */
export function sayWhatDatabase(error: NodeJS.ErrnoException): never {
  const { code = '', message } = error
  if (away.includes(code))
    throw new Sentence(`The database does not answer (${message}): is DATABASE_URL right, and PostgreSQL running?`)
  if (refused.includes(code)) throw new Sentence(`The database refuses us (${message}): is DATABASE_URL right?`)
  throw new Sentence(message)
}
