import { ensureLargeWorld } from './large-world.ts'
import { startPostgres } from './postgres.ts'
import { giveUp } from './sentence.ts'

async function demoLarge(): Promise<void> {
  const postgres = await startPostgres({ share: true })
  try {
    console.log(`DATABASE_URL=${await ensureLargeWorld(postgres)}`)
  } finally {
    await postgres.stop()
  }
}

demoLarge().catch(giveUp)
