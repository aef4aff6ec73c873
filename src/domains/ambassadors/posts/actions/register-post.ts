import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockAmbassador } from '../../queries.ts'
import { refuse } from '../../refusals.ts'
import { countPosts, deletePost, insertPost, lockPost, setWaiting } from '../queries.ts'
import { MOST_POSTS } from '../terms.ts'

const REGISTERING = { name: 'ambassador-posts', points: 30, seconds: 86_400 }

/** An ambassador says where they posted; staff look whether it is marked as advertising. */
export async function registerPost({ db, house, memberId, now }: Actor, address: string): Promise<void> {
  await house.limits.take(REGISTERING, String(memberId))
  await db.transaction().execute(async (tx) => {
    orNotFound(await lockAmbassador(tx, memberId))
    if ((await countPosts(tx, memberId)) >= MOST_POSTS) refuse('posts-full')
    if (!(await insertPost(tx, memberId, address, now))) refuse('post-registered')
  })
}

/** What lacked the mark has it now, or is gone: staff look again. */
export function mendPost({ db, memberId, now }: Actor, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const post = orNotFound(await lockPost(tx, id))
    orNotFound(post.memberId === memberId ? post : null)
    if (post.state !== 'unmarked') refuse('post-not-unmarked')
    await setWaiting(tx, id, now)
  })
}

/** What was registered by mistake goes; what was found without the mark stays until staff have seen that it has one. */
export function removePost({ db, memberId }: Actor, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const post = orNotFound(await lockPost(tx, id))
    orNotFound(post.memberId === memberId ? post : null)
    if (post.note) refuse('post-unmarked')
    await deletePost(tx, id)
  })
}
