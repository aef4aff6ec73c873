import type { Actor } from '#platform/ask.ts'
import type { Limit } from '#platform/limits.ts'
import { keepPicture, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import type { Focus } from '#platform/pictures/terms.ts'
import { AVATAR_MAX, badAvatar } from '../avatar-rules.ts'
import { lockAvatar, updateProfile } from '../queries.ts'
import type { NewProfile } from '../forms.ts'

const SIDE = 320
const avatarAround = (focus?: Focus): PictureKind => ({
  purpose: 'avatars',
  place: 'public',
  rules: {
    kinds: ['jpeg', 'png', 'gif'],
    maxBytes: AVATAR_MAX,
    still: true,
    fit: { width: SIDE, height: SIDE, how: 'cover', focus },
  },
  bad: badAvatar,
})
const AVATARS: Limit = { name: 'avatars', points: 30, seconds: 3_600 }

/** How a member is called and seen here. A new picture takes the place of the old one, which nobody can open any more. */
export async function changeProfile(actor: Actor, profile: NewProfile, picture?: Buffer) {
  const { name, single_keys, remove_avatar, avatar_x: x, avatar_y: y, avatar_zoom: zoom } = profile
  const avatar = avatarAround({ x, y, zoom })
  if (picture) await actor.house.limits.take(AVATARS, String(actor.memberId))
  const key = picture ? await keepPicture(actor, 'avatar', avatar, picture) : null
  await actor.db.transaction().execute(async (tx) => {
    const before = await lockAvatar(tx, actor.memberId)
    const after = key ?? (remove_avatar ? null : before)
    await swapPicture(tx, actor, avatar, { before, after })
    await updateProfile(tx, actor.memberId, { name, single_keys_off: !single_keys, avatar_key: after })
  })
}
