import pg from 'pg'

export type DatabaseAdmin = {
  /** Makes the database when it is missing; says whether it did. */
  ensure(database: string): Promise<boolean>
  drop(database: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  /** A copy of a database in which nobody works. */
  clone(template: string, database: string): Promise<void>
  list(like: string): Promise<string[]>
}

const name = pg.escapeIdentifier

/** What is done to whole databases of one server; `url` names the database to stand in meanwhile. */
export function administer(url: string): DatabaseAdmin {
  const run = async (sql: string, values: string[] = []) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<{ datname: string }>(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  const list = async (like: string) =>
    (await run('select datname from pg_database where datname like $1 order by 1', [like])).map((row) => row.datname)
  return {
    list,
    async ensure(database) {
      if ((await list(database.replaceAll('_', '\\_'))).length) return false
      await run(`create database ${name(database)}`)
      return true
    },
    async drop(database) {
      await run(`drop database if exists ${name(database)} with (force)`)
    },
    async rename(from, to) {
      await run(`alter database ${name(from)} rename to ${name(to)}`)
    },
    async clone(template, database) {
      await run(`create database ${name(database)} template ${name(template)} strategy file_copy`)
    },
  }
}

/** The same server, another database. */
export function inDatabase(url: string, database: string) {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
