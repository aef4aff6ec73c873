import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { flag, readBody } from '#platform/forms.ts'
import { openAs, tutorialPages } from '../queries.ts'
import { type ShownTutorial, variants } from '../terms.ts'
import { readTrialCurriculum } from '../trial-curriculum.ts'

const OpenForm = z.object({ again: flag.default(false) })
const OPENINGS = { name: 'trial-tutorials', points: 600, seconds: 3_600 }

/** What a page of who is in a trial asks: whether the tutorial opens by itself, which it does once; or it again. */
export default async function (ask: CallAsk): Promise<{ success: true; tutorial: ShownTutorial | null }> {
  const { db, house, member, memberId, now } = actorOf(ask)
  const { again } = readBody(ask.body, OpenForm)
  await house.limits.take(OPENINGS, String(memberId))
  if (!again && member.state !== 'under_trial') return { success: true, tutorial: null }
  const { variant, isFirst } = await openAs(db, memberId, variants[randomInt(variants.length)]!, now)
  if (!isFirst && !again) return { success: true, tutorial: null }
  const entry = member.level === null || member.level === 'entry'
  const [all, curriculum] = [await tutorialPages(house), await readTrialCurriculum(ask)]
  const pages = all
    .filter((page) => page.variant === variant && page.entry === entry)
    .map(({ title, body, pictureKey }) => ({ title, body, picture: fileLink(pictureKey) }))
  return { success: true, tutorial: { variant, entry, pages, to: house.settings.trialTutorialTo, curriculum } }
}
