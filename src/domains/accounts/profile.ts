import type { Actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import type { Profile } from './ui/profile-screen.tsx'

export function profileOf({ memberId, member }: Actor): Profile {
  return {
    memberId,
    name: member.name,
    avatarUrl: fileLink(member.avatarKey),
    singleKeys: !member.singleKeysOff,
  }
}
