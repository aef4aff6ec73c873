import { sql } from 'kysely'
import { levels } from '#domains/catalogue/index.ts'
import type { Reader } from '#platform/db.ts'
import { levelLabels } from '#ui/levels.ts'
import type { Kind } from '../entries/kind.ts'
import { wrongAt } from '../entries/rules.ts'
import { countInside, hasLearners, loadSteps, saveSteps } from './steps.ts'
import type { Group } from '../entries/terms.ts'

async function warning(db: Reader, id: number, now: Date): Promise<string | null> {
  const { isOpen, inside, completed } = await countInside(db, id, now)
  if (!isOpen || inside + completed === 0) return null
  const people = (count: number) => `${count.toLocaleString('ja-JP')}人`
  return [
    `公開中のカリキュラムです。いま${people(inside)}が受講中で、${people(completed)}が修了しています。`,
    `修了した方の修了証書と記録は、そのまま残ります。受講中の方には、保存した直後から新しいステップが表示されます。`,
    `外したレッスンの視聴やノートの記録は消えません。`,
  ].join('\n')
}

/** A path of steps that borrow lessons of courses (カリキュラム). */
export const curriculumKind: Kind = {
  key: 'curriculums',
  title: 'カリキュラム',
  one: 'カリキュラム',
  lead: '講座のレッスンを借りて、ステップに並べます。開始日時を入れるまでは、スタッフにしか見えません。',
  table: sql.table('curriculums'),
  name: 'title',
  order: 'by-hand',
  fields: [
    { name: 'title', label: 'カリキュラム名', kind: 'line', required: true, max: 60 },
    { name: 'description', label: '説明', kind: 'text', max: 1000 },
    {
      name: 'level',
      label: 'レベル',
      kind: 'choice',
      required: true,
      options: levels.map((value) => ({ value, label: levelLabels[value] })),
    },
    {
      ...{ name: 'step_minutes', label: '1ステップのめやす（分）', kind: 'number', min: 0, max: 600 },
      hint: '動画と描く時間を合わせた分数です。0なら、借りたレッスンの長さから計算します。',
    },
    { name: 'cover_key', label: 'カバー画像', kind: 'picture', size: { width: 960, height: 540 } },
    {
      name: 'steps',
      label: 'ステップ',
      kind: 'groups',
      of: ['lesson'],
      group: { name: 'ステップ', described: true },
      hint: '1つのステップに、いくつかの講座のレッスンを組み合わせられます。',
    },
    { name: 'goal', label: '最終作品の目標', kind: 'text', max: 600 },
    { name: 'goal_key', label: '目標の画像', kind: 'picture', size: { width: 960, height: 540 } },
    { name: 'opened_at', label: '公開の開始', kind: 'moment', hint: '日本時間。空欄のあいだは下書きです。' },
    { name: 'closed_at', label: '公開の終了', kind: 'moment', hint: '空欄なら、終了しません。' },
  ],
  first: { level: levels[0], step_minutes: '0' },
  more: { names: ['steps'], load: loadSteps, save: (tx, _, id, { steps }) => saveSteps(tx, id, steps as Group[]) },
  whyWrong: ({ steps, opened_at: opens }) =>
    wrongAt(
      opens !== null && (steps as Group[]).every(({ items }) => items.length === 0),
      'steps',
      '公開するには、レッスンの入ったステップが1つ以上必要です。',
    ),
  whyStay: async (db, id) =>
    (await hasLearners(db, id)) ? '受講した方がいるため、削除できません。公開の終了を設定してください。' : null,
  warning,
}
