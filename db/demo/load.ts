import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Storage } from '#ports/storage/port.ts'
import { closeDays } from '#domains/figures/index.ts'
import { replaceReadings, replaceSynonyms } from '#domains/catalogue/index.ts'
import { buildCatalogue } from './catalogue/index.ts'
import { loadAmbassadors } from './load-ambassadors.ts'
import { loadCast } from './load-cast.ts'
import { loadCatalogue } from './load-catalogue.ts'
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
import { loadReviews } from './reviews.ts'
import { loadSurveys } from './surveys.ts'
import { loadStudents } from './students.ts'
import { loadTrials } from './load-trials.ts'
import { loadRights } from './load-rights.ts'
import { loadStaff } from './load-staff.ts'

export { cast, DEMO_PASSWORD, emailOf } from './cast.ts'

export async function isLoaded(db: Db): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Loads the demo world into an empty house. All rows in one transaction: half a world is never seen. */
export async function loadDemo(
  house: { db: Db; storage: Storage; settings: { secret: string } },
  now: Date,
  tell: (line: string) => void = () => {},
): Promise<void> {
  const { db, storage } = house
  const catalogue = buildCatalogue()
  await loadFiles(storage, catalogue, (done, all) => tell(`pictures and films ${done}/${all}`))
  await db.transaction().execute(async (tx) => {
    const loaded = await loadCatalogue(tx, catalogue, now)
    const members = await loadCast(tx, now)
    await loadStaff(tx, members, house.settings.secret, now)
    await loadOffers(tx, now)
    await loadPast({ tx, storage, catalogue, loaded, members, now })
    await veteransPast({ tx, storage, catalogue, loaded, members, now })
    await loadReviews(tx, members, loaded, now)
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
    await loadMoney({ tx, ids: members, secret: house.settings.secret, now })
    await loadPayouts({ tx, ids: members, secret: house.settings.secret, now })
    await loadAmbassadors(tx, members, now)
    await loadNotices(tx, now)
    await loadRights(tx, members, now)
    await loadTrials({ tx, loaded, members, secret: house.settings.secret, now })
    await replaceSynonyms(tx, catalogue.synonyms)
    await replaceReadings(tx, catalogue.readings)
  })
  await sql`analyze`.execute(db)
  // As if every night had summed its day.
  await closeDays({ db, clock: { now: () => now } })
  tell(`${catalogue.courses.length} courses, ${catalogue.curriculums.length} curriculums`)
}
