import { defineConfig } from 'vitest/config'

const everywhere = (ending: string) => [`{src,db,sandbox,scripts,test,bench}/**/*.${ending}`]

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // What happens soon may take a while on a machine that does other things too.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: everywhere('test.{ts,tsx}'),
          exclude: everywhere('{db,call}.test.ts'),
          // Nothing here keeps state or opens anything, so files may share a worker.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: everywhere('db.test.ts'),
          globalSetup: 'test/worlds/database-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: everywhere('call.test.ts'),
          globalSetup: 'test/worlds/web-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
