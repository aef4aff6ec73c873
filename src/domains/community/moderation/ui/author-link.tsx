import { MemberLink } from '#ui/staff/member-link.tsx'

type Props = { id: number | null; name: string | null }

/** Who posted it; what hangs in a gallery is the school's own. */
export const AuthorLink = ({ id, name }: Props) =>
  id === null ? <>運営が掲載</> : <MemberLink of={{ id, name: name ?? '' }} />
