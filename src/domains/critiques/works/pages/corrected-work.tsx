import { actor } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { dueAt } from '../../rules.ts'
import { workKinds } from '../../terms.ts'
import { findOwnWork } from '../queries.ts'
import { CancelWork } from '../ui/cancel-work.tsx'
import type { Route } from './+types/corrected-work'

export async function loader({ context, params }: Route.LoaderArgs) {
  const who = actor(context)
  const work = orNotFound(await findOwnWork(who.db, who.memberId, idOf(params.id)))
  const linkTo = (key: string) => privateFileLink(who, key)
  return {
    state: work.cancelledAt ? ('cancelled' as const) : work.correctedAt ? ('corrected' as const) : ('waiting' as const),
    image: linkTo(work.imageKey),
    id: work.id,
    teacher: work.teacher,
    kind: work.fanFiction ? `${workKinds.fan_fiction}（${work.fanFiction}）` : workKinds[work.kind],
    attachment: work.attachmentName && {
      name: work.attachmentName,
      url: callPath('/user_corrected_works/:id/attachment', { id: work.id }),
    },
    comment: work.comment,
    requestedOn: formatDay(work.requestedAt),
    correctedOn: work.correctedAt && formatDay(work.correctedAt),
    aimsAt: formatDay(dueAt(work.requestedAt)),
    items: work.items.map(({ imageKey, comment }) => ({ image: imageKey && linkTo(imageKey), comment })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削')

const STATES = { waiting: '添削待ち', corrected: '添削済み', cancelled: '取り消し済み' }

export default function CorrectedWork({ loaderData: work }: Route.ComponentProps) {
  const { state, items } = work
  return (
    <div className="mx-auto grid max-w-reading gap-10 px-4 py-10 md:py-16">
      <div>
        <SectionHeading level={1}>添削</SectionHeading>
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={state === 'corrected' ? 'mark' : 'plain'}>{STATES[state]}</Badge>
          <span className="text-sm text-graphite">
            {work.teacher}先生・依頼日 {work.requestedOn}
            {work.correctedOn && `・返却日 ${work.correctedOn}`}
          </span>
        </p>
        {state === 'waiting' && <p className="mt-4">{work.aimsAt}までの返却を目標としています。</p>}
      </div>
      {items.length > 0 && (
        <section aria-labelledby="returned" className="grid gap-6">
          <h2 id="returned" className="text-xl">
            先生からの添削
          </h2>
          {items.map(({ image, comment }, index) =>
            image ? (
              <Artwork key={index} src={image} alt="先生が朱を入れた作品" />
            ) : (
              <p key={index} className="whitespace-pre-line">
                {comment}
              </p>
            ),
          )}
        </section>
      )}
      <section aria-labelledby="work" className="grid gap-6">
        <h2 id="work" className="text-xl">
          依頼した作品
        </h2>
        <Artwork src={work.image} alt="依頼した作品" />
        <Sheet className="grid gap-2">
          <p className="text-sm text-graphite">{work.kind}</p>
          <p className="whitespace-pre-line">{work.comment}</p>
          {work.attachment && (
            <a href={work.attachment.url} download className="link justify-self-start">
              {work.attachment.name}
            </a>
          )}
        </Sheet>
        {state === 'waiting' && <CancelWork id={work.id} />}
      </section>
    </div>
  )
}

function Artwork({ src, alt }: { src: string; alt: string }) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={720}
      height={720}
      fit="contain"
      className="block h-auto w-full rounded-sheet border border-line bg-mat"
    />
  )
}
