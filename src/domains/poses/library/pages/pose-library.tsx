import { isClosedByDebt, readTrialWords } from '#domains/plans/index.ts'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { dayKey } from '#platform/tokyo.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { listClasses } from '../../classes/queries.ts'
import { noteOpened } from '../../invitations/queries.ts'
import { mayUsePoses } from '../../rights.ts'
import { SAMPLES, sizeWords } from '../../terms.ts'
import { readFirst } from '../read-library.server.ts'
import { LibraryScreen } from '../ui/library-screen.tsx'
import type { Route } from './+types/pose-library'

/** The widest page; the rest comes when it is looked for. */
const FIRST = 36

const ALL = '眺めて、写して、時間を計って描いてみましょう。'
const SAMPLES_ONLY = `見本の${SAMPLES}点は、どなたでも大きく開いて見られます。絞り込み、お気に入り、時間を計る練習は、月額プランで使えます。`

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { member, now } = ask
  const mayUse = mayUsePoses(ask)
  const [start, classes] = await Promise.all([
    readFirst(ask, FIRST),
    mayUse && member ? listClasses(ask.db, member.id) : [],
  ])
  // Staff who look with a member's eyes open nothing for them.
  if (mayUse && member && !ask.viewer) await noteOpened(ask.db, member.id, now)
  return {
    start,
    mayUse,
    classes,
    lead: `${sizeWords(start.total, dayKey(now))}を、性別・構図・服装から選べます。${mayUse ? ALL : SAMPLES_ONLY}`,
    visitor: {
      signedIn: member !== null,
      state: member?.state ?? ('before_subscribe' as const),
      trial: await readTrialWords(ask),
      debtor: member && isClosedByDebt(member, now) ? member.id : null,
      singleKeysOff: member?.singleKeysOff ?? false,
    },
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ポーズ集')

export default function PoseLibrary({ loaderData: { start, mayUse, classes, lead, visitor } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 py-8 md:px-6 md:py-12">
      <SectionHeading level={1} flush lead={lead}>
        ポーズ集
      </SectionHeading>
      <LibraryScreen start={start} mayUse={mayUse} classes={classes} visitor={visitor} />
    </div>
  )
}
