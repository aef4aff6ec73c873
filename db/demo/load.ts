import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import type { Storage } from '#ports/storage/port.ts'
import { closeDays } from '#domains/figures/index.ts'
import { replaceReadings, replaceSynonyms } from '#domains/catalogue/index.ts'
import type { schoolAtTheDesk } from '#domains/studio/index.ts'
import { buildCatalogue, type DemoCatalogue } from './catalogue/index.ts'
import { drawSet } from './drawing/draw-set.ts'
import { clearHalfWorld } from './half-world.ts'
import { loadAmbassadors } from './load-ambassadors.ts'
import { loadCast, loadImporter } from './load-cast.ts'
import { loadFiles } from './load-files.ts'
import { loadMoney } from './money/load-money.ts'
import { loadPayouts } from './money/load-payouts.ts'
import { loadOffers } from './money/load-offers.ts'
import { loadPast } from './load-past.ts'
import { veteransPast } from './load-veteran.ts'
import { loadCritiques } from './critiques.ts'
import { loadWorks } from './load-works.ts'
import { loadPractice } from './practice/load-practice.ts'
import { loadPoses } from './load-poses.ts'
import { loadContests } from './community/load-contests.ts'
import { loadModeration } from './community/load-moderation.ts'
import { loadReports } from './community/load-reports.ts'
import { loadNotices } from './notices.ts'
import { loadQuestions } from './questions.ts'
import { loadSamples, loseFilm, openAnniversary } from './load-rest.ts'
import { loadReviews } from './reviews.ts'
import { loadSurveys } from './surveys.ts'
import { loadStudents } from './students.ts'
import { loadTrials } from './load-trials.ts'
import { loadRights } from './load-rights.ts'
import { loadStaff } from './load-staff.ts'
import { readLoaded } from './loaded.ts'
import { bringCatalogue } from './school/bring-catalogue.ts'

export { cast, DEMO_PASSWORD, emailOf } from './cast.ts'
export { isLoaded } from './half-world.ts'

type Tell = (line: string) => void

/**
 * Loads the demo world into an empty house. The school comes in by the import, as any school's does, while what its
 * members draw is drawn; then their lives in one transaction, with which the world is there. Begun anew after it was
 * killed, it clears what had come in before.
 */
export async function loadDemo(house: House, desk: typeof schoolAtTheDesk, tell: Tell = () => {}): Promise<void> {
  const { db, storage } = house
  const now = house.clock.now()
  const catalogue = buildCatalogue()
  await clearHalfWorld(db)
  await loadImporter(db, now)
  let pictures = 0
  const told = () => ++pictures % 50 === 0 && tell(`pictures of the school ${pictures}`)
  const drawn = await drawSet('school', catalogue, () => void told())
  await Promise.all([
    bringCatalogue({ house, desk, drawn, catalogue, tell }),
    loadFiles(storage, catalogue, (done) => tell(`pictures ${done}`)),
  ])
  await loadLives({ db, storage, secret: house.settings.secret }, catalogue, now)
  await sql`analyze`.execute(db)
  // As if every night had summed its day.
  await closeDays({ db, clock: { now: () => now } })
  tell(`${catalogue.courses.length} courses, ${catalogue.curriculums.length} curriculums`)
}

type Shell = Pick<House, 'db'> & { storage: Storage; secret: string }

/** Everybody with what they did. All rows in one transaction: half a world is never seen. */
function loadLives({ db, storage, secret }: Shell, catalogue: DemoCatalogue, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const loaded = await readLoaded(tx, catalogue)
    const members = await loadCast(tx, now)
    await loadStaff(tx, members, secret, now)
    await loadSamples(tx, catalogue)
    await loseFilm(tx, catalogue, loaded)
    await openAnniversary(tx, now)
    await loadOffers(tx, now)
    await loadPast({ tx, storage, catalogue, loaded, members, now })
    await veteransPast({ tx, storage, catalogue, loaded, members, now })
    await loadReviews({ tx, members, catalogue, loaded, now })
    await loadCritiques(tx, members, now)
    await loadWorks(tx, members, now)
    await loadSurveys(tx, members, now)
    await loadQuestions(tx, members, now)
    await loadStudents(tx, members, now)
    await loadPoses(tx, members, now)
    await loadPractice({ tx, loaded, members, now })
    await loadReports({ tx, catalogue, loaded, members, now })
    await loadModeration(tx, members, now)
    await loadContests(tx, members, now)
    await loadMoney({ tx, ids: members, secret, now })
    await loadPayouts({ tx, ids: members, secret, now })
    await loadAmbassadors(tx, members, now)
    await loadNotices(tx, now)
    await loadRights(tx, members, now)
    await loadTrials({ tx, loaded, members, secret, now })
    await replaceSynonyms(tx, catalogue.synonyms)
    await replaceReadings(tx, catalogue.readings)
  })
}
