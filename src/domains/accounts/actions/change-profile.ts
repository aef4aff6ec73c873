import type { Actor } from '#platform/ask.ts'
import { takeImage } from '#platform/pictures/take-image.ts'
import type { Limit } from '#platform/limits.ts'
import { invalid } from '#platform/refusal.ts'
import { attachFile, keepFile, releaseFile } from '#platform/stored-files.ts'
import { AVATAR_MAX, badAvatar } from '../avatar-rules.ts'
import { lockAvatar, updateProfile } from '../queries.ts'
import type { NewProfile } from '../terms.ts'

const purpose = 'avatars'
const SIDE = 320
const AVATARS: Limit = { name: 'avatars', points: 30, seconds: 3_600 }

/** How a member is called and seen here. A new picture takes the place of the old one, which nobody can open any more. */
export async function changeProfile(actor: Actor, { name, single_keys, remove_avatar }: NewProfile, picture?: Buffer) {
  const key = picture ? await keepAvatar(actor, picture) : null
  await actor.db.transaction().execute(async (tx) => {
    const before = await lockAvatar(tx, actor.memberId)
    const after = key ?? (remove_avatar ? null : before)
    if (key) await attachFile(actor.house, tx, { key, purpose, ownerId: actor.memberId })
    if (before && before !== after) await releaseFile(tx, before)
    await updateProfile(tx, actor.memberId, { name, single_keys_off: !single_keys, avatar_key: after })
  })
}

async function keepAvatar({ house, memberId }: Actor, bytes: Buffer) {
  await house.limits.take(AVATARS, String(memberId))
  const taken = await takeImage(memberId, bytes, {
    kinds: ['jpeg', 'png', 'gif'],
    maxBytes: AVATAR_MAX,
    still: true,
    fit: { width: SIDE, height: SIDE, how: 'cover' },
  })
  if (!taken.ok) throw invalid({ avatar: [badAvatar] })
  return keepFile(house, { place: 'public', purpose, ownerId: memberId, ...taken.image })
}
