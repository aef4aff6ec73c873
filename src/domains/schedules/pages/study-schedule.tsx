import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { dayKey } from '#platform/tokyo.ts'
import { changeRhythm, endSchedule, feedToken, setFeed, setLetters } from '../actions/change-schedule.ts'
import { makeSchedule } from '../actions/make-schedule.ts'
import { choicesOf } from '../choices.ts'
import { findSchedule } from '../read-schedule.ts'
import { dayAfter } from '../rules.ts'
import { rhythmOf, ScheduleForm } from '../schedule-form.ts'
import { MOST_DAYS } from '../terms.ts'
import { NewSchedule } from '../ui/new-schedule.tsx'
import { OwnSchedule } from '../ui/own-schedule.tsx'
import type { Route } from './+types/study-schedule'

const DAYS_SHOWN = 21
const FIRST_LENGTH = 60

export async function loader({ context }: Route.LoaderArgs) {
  const learner = actor(context)
  const { house, memberId, now } = learner
  const today = dayKey(now)
  const found = await findSchedule(house, memberId, now)
  const dates = {
    today,
    first: dayAfter(today),
    last: dayAfter(today, MOST_DAYS),
    later: dayAfter(today, FIRST_LENGTH),
  }
  if (!found) return { dates, schedule: null, choices: await choicesOf(learner) }
  const { feedNumber, hasFeed, days, left, minutes, weekdays, startsMinute, until, done, all, wantsLetters } = found
  const feed = hasFeed ? feedToken(house.settings, memberId, feedNumber) : null
  return {
    dates,
    choices: [],
    schedule: {
      ...{ minutes, weekdays, startsMinute, until, done, all, wantsLetters },
      days: days.slice(0, DAYS_SHOWN),
      moreDays: Math.max(0, days.length - DAYS_SHOWN),
      left: left.length,
      feed: feed && house.settings.origin + callPath('/study_schedule/feeds/:token', { token: feed }),
    },
  }
}

const DONE = {
  end: '学習計画を終了しました',
  'open-feed': '購読用のアドレスを作りました',
  'close-feed': '購読用のアドレスを止めました',
  letters: '毎週月曜日の朝に、お知らせをお送りします',
  'no-letters': 'お知らせを止めました',
} as const

const WRITES = { name: 'study-schedules', points: 60, seconds: 3_600 }

export async function action({ context }: Route.ActionArgs) {
  const learner = actor(context)
  return pageForm(learner, async () => {
    await learner.house.limits.take(WRITES, String(learner.memberId))
    const form = readBody(learner.body, ScheduleForm)
    const done = (said: string) => flash(learner, href('/study_schedule'), said)
    if (form.act === 'make') {
      await makeSchedule(learner, rhythmOf(form), form.what)
      return done('学習計画を作りました')
    }
    if (form.act === 'change') {
      await changeRhythm(learner, rhythmOf(form))
      return done('学習計画を変えました')
    }
    if (form.act === 'end') await endSchedule(learner)
    else if (form.act === 'letters' || form.act === 'no-letters') await setLetters(learner, form.act === 'letters')
    else await setFeed(learner, form.act === 'open-feed')
    return done(DONE[form.act])
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '学習計画')

export default function StudySchedule({ loaderData: { schedule, choices, dates }, actionData }: Route.ComponentProps) {
  const trouble = actionData && 'trouble' in actionData ? actionData.trouble : null
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-4 py-8 md:px-6 md:py-12">
      {schedule ? <OwnSchedule {...{ schedule, dates, trouble }} /> : <NewSchedule {...{ choices, dates, trouble }} />}
    </div>
  )
}
