import type { Tx } from '#platform/db.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'

const surveys = [
  {
    kind: 'radio',
    title: '絵を描いて、どれくらいになりますか？',
    options: ['これから始める', '半年くらい', '1年から3年', '3年より長い'],
  },
  {
    kind: 'checkbox',
    title: 'いちばん描けるようになりたいものは？',
    options: ['顔と表情', '全身とポーズ', '背景', '色塗り', 'マンガ', 'キャラクターのデザイン'],
  },
  {
    kind: 'checkbox',
    title: '描いていて、つまずくところは？',
    options: ['からだのバランス', '手や足', '遠近感', '線がふるえる', '色が濁る', '最後まで仕上がらない'],
  },
  {
    kind: 'radio',
    title: '一日に描ける時間は？',
    options: ['15分くらい', '30分くらい', '1時間くらい', 'それより長い'],
  },
] as const

type Answered = { key: string; chosen: number[][]; level: string | null }
/** Who has answered how much; the rest was never asked. */
const answered: Answered[] = [
  { key: 'learner', chosen: [[2], [0, 3], [4, 5], [1]], level: 'beginner' },
  { key: 'other', chosen: [[1], [1], [0, 1], [0]], level: 'entry' },
  { key: 'trial1', chosen: [[0], [0, 1]], level: null },
  { key: 'cont1', chosen: [[3], [2], [2], [3]], level: 'intermediate' },
  { key: 'cont12', chosen: [[3], [4, 5], [5], [2]], level: 'advanced' },
]

/** What new members are asked, and what some of them answered. */
export async function loadSurveys(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  const rows = surveys.map(({ kind, title }, index) => ({
    ...{ id: index + 1, kind, title, position: index + 1 },
    published_at: days.ago(700),
  }))
  await fill(tx, 'first_surveys', rows)
  const options = surveys.flatMap((survey, at) =>
    survey.options.map((title, index) => ({ survey_id: at + 1, title, position: index + 1 })),
  )
  const withIds = options.map((option, index) => ({ id: index + 1, ...option }))
  await fill(tx, 'first_survey_options', withIds)
  const optionId = (survey: number, choice: number) =>
    withIds.find((option) => option.survey_id === survey && option.position === choice + 1)!.id
  await fill(
    tx,
    'first_survey_answers',
    answered.flatMap(({ key, chosen }) =>
      chosen.flatMap((choices, at) =>
        choices.map((choice) => {
          const option_id = optionId(at + 1, choice)
          const slot = surveys[at]!.kind === 'radio' ? 0 : option_id
          return { member_id: members.get(key)!, survey_id: at + 1, slot, option_id, answered_at: days.ago(2) }
        }),
      ),
    ),
  )
  await fill(
    tx,
    'member_levels',
    answered.flatMap(({ key, level }) => (level ? [{ member_id: members.get(key)!, level }] : [])),
  )
  await settleIds(tx, ['first_surveys', 'first_survey_options'])
}
