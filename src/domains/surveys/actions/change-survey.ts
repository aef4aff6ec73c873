import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { SurveyChange } from '../audit-words.ts'
import { refuse } from '../refusals.ts'
import {
  insertOption,
  insertSurvey,
  isAnswered,
  listOptions,
  lockSurvey,
  lockSurveys,
  type SurveyWords,
  updateOption,
  updateSurvey,
} from '../staff-queries.ts'

const MOST_SURVEYS = 20
const MOST_OPTIONS = 20

/** A new question is a draft until it is published. */
export function addSurvey(actor: Actor, words: SurveyWords): Promise<number> {
  return actor.db.transaction().execute(async (tx) => {
    if ((await lockSurveys(tx)) >= MOST_SURVEYS) refuse('too-many-surveys')
    const id = await insertSurvey(tx, words)
    await writeAudit(tx, actor, 'surveys.survey-added', null, { id, name: words.title })
    return id
  })
}

/** Words and order may always be mended; how many may be chosen only while nobody has answered. */
export function changeSurvey(actor: Actor, id: number, words: SurveyWords): Promise<void> {
  return change(actor, id, 'words', async (tx, survey) => {
    if (words.kind !== survey.kind && (await isAnswered(tx, id))) refuse('answered-kind')
    await updateSurvey(tx, id, words)
  })
}

export function publishSurvey(actor: Actor, id: number): Promise<void> {
  return change(actor, id, 'published', async (tx, survey) => {
    const open = (await listOptions(tx, id)).filter((option) => option.archived_at === null)
    if (open.length < 2) refuse('no-options')
    await updateSurvey(tx, id, { published_at: survey.published_at ?? actor.now })
  })
}

/** What was asked once is never deleted: it is no longer asked, or is asked again. */
export const setSurveyArchived = (actor: Actor, id: number, archived: boolean): Promise<void> =>
  change(actor, id, archived ? 'archived' : 'reopened', (tx) =>
    updateSurvey(tx, id, { archived_at: archived ? actor.now : null }),
  )

export const addOption = (actor: Actor, surveyId: number, option: OptionWords): Promise<void> =>
  change(actor, surveyId, 'option-added', async (tx) => {
    if ((await listOptions(tx, surveyId)).length >= MOST_OPTIONS) refuse('too-many-options')
    await insertOption(tx, surveyId, option)
  })

export const changeOption = (actor: Actor, surveyId: number, id: number, words: OptionWords): Promise<void> =>
  changeOwnOption(actor, 'option-words', { surveyId, id }, words)

export const setOptionArchived = (actor: Actor, surveyId: number, id: number, archived: boolean): Promise<void> =>
  changeOwnOption(
    actor,
    archived ? 'option-archived' : 'option-reopened',
    { surveyId, id },
    { archived_at: archived ? actor.now : null },
  )

type OptionWords = { title: string; position: number }
type OptionChange = Parameters<typeof updateOption>[2]

function changeOwnOption(
  actor: Actor,
  doing: SurveyChange,
  { surveyId, id }: { surveyId: number; id: number },
  to: OptionChange,
) {
  return change(actor, surveyId, doing, async (tx) => {
    orNotFound((await listOptions(tx, surveyId)).find((option) => option.id === id))
    await updateOption(tx, id, to)
  })
}

type Survey = NonNullable<Awaited<ReturnType<typeof lockSurvey>>>

/** One change after another to a survey and its options, each written down. */
function change(actor: Actor, id: number, doing: SurveyChange, work: (tx: Tx, survey: Survey) => Promise<void>) {
  return actor.db.transaction().execute(async (tx) => {
    const survey = orNotFound(await lockSurvey(tx, id))
    await work(tx, survey)
    await writeAudit(tx, actor, 'surveys.survey-changed', null, { id, name: survey.title, survey_change: doing })
  })
}
