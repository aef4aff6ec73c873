import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { findBeside } from './on-desk.ts'

export type DeskWay = Awaited<ReturnType<typeof readDeskWay>>

/** From a work to those beside it on the desk of the teacher who looks. */
export async function readDeskWay({ db, member }: Actor, id: number) {
  const { previous, next, waiting } = await findBeside(db, member.teacherId!, id)
  return { previous: pathTo(previous), next: pathTo(next), waiting, keysOff: member.singleKeysOff }
}

const pathTo = (id: number | null) =>
  id === null ? null : href('/user_corrected_works/:id/teacher_corrections/new', { id: String(id) })
