import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { desk } from '#platform/staff-roles.ts'
import { countStudents } from './students/staff-queries.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db }) {
    const students = await countStudents(db, 'waiting')
    const note = '割引はすでに始まっています'
    return { waiting: [{ label: '学生証の確認待ち', value: `${students}件`, note, to: href('/staff/students') }] }
  },
}
