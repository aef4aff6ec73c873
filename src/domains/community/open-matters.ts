import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { desk } from '#platform/staff-roles.ts'
import { countQueue } from './moderation/queries.ts'
import { waitedWords } from './moderation/rules.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now }) {
    const { waiting, reported, oldest } = await countQueue(db)
    const note = oldest
      ? `うち通報・異議 ${reported}件。いちばん長い待ちは${waitedWords(oldest, now)}`
      : '通報、確認待ち、異議'
    return { waiting: [{ label: '確認を待つ投稿', value: `${waiting}件`, note, to: href('/staff/moderation') }] }
  },
}
