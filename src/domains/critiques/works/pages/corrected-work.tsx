import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { readWork } from '../read-work.server.ts'
import { readDeskWay } from '../read-desk-way.server.ts'
import { CancelWork } from '../ui/cancel-work.tsx'
import { DeskWay } from '../ui/desk-way.tsx'
import { ReportLine } from '../ui/report-line.tsx'
import { Returned } from '../ui/returned.tsx'
import { SaveFiles } from '../ui/save-files.tsx'
import { SentWork } from '../ui/sent-work.tsx'
import { WorkState } from '../ui/work-state.tsx'
import type { Route } from './+types/corrected-work'

export async function loader({ context, params }: Route.LoaderArgs) {
  const who = actor(context)
  const work = await readWork(who, idOf(params.id))
  return { ...work, desk: work.isOwn ? null : await readDeskWay(who, work.id) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削')

export default function CorrectedWork({ loaderData: work }: Route.ComponentProps) {
  const { state, versions, correctPath } = work
  // The picture that was sent lies under the one that came back.
  const isBack = versions.length > 0
  return (
    <div className={`mx-auto grid ${isBack ? 'max-w-page' : 'max-w-reading'} gap-10 px-4 py-10 md:px-6 md:py-16`}>
      {work.desk && <DeskWay way={work.desk} edit={correctPath} />}
      <div className="grid gap-4">
        <SectionHeading level={1} flush>
          添削
        </SectionHeading>
        <p className="flex flex-wrap items-center gap-3">
          <WorkState state={state} />
          {!work.isOwn && work.isCancelAsked && <Badge tone="info">取消確認中</Badge>}
          <span className="text-sm text-graphite">
            {work.person}・依頼日 {work.requestedOn}
            {work.correctedOn && `・返却日 ${work.correctedOn}`}
          </span>
        </p>
        {work.isReopened && (
          <p>
            {work.isOwn ? '先生が添削を直しています。' : 'もう一度返却できます。'}前の添削も、このページに残ります。
          </p>
        )}
        {state === 'waiting' && !work.latePath && <p>{`${work.aimsAt}までの返却を目標としています。`}</p>}
        {work.latePath && (
          <Sheet className="grid justify-items-start gap-3">
            <p>{`お約束の${work.aimsAt}を過ぎても、添削をお返しできていません。お待たせして申し訳ありません。`}</p>
            <LinkButton to={work.latePath} look="outline">
              この依頼をどうするか選ぶ
            </LinkButton>
          </Sheet>
        )}
        {work.cancelReason && (
          <Sheet className="grid gap-1">
            <p className="text-sm text-graphite">運営が依頼を取り消しました。理由は次のとおりです。</p>
            <p className="whitespace-pre-line">{work.cancelReason}</p>
          </Sheet>
        )}
        {(correctPath || work.commission) && (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {correctPath && (
              <LinkButton to={correctPath} icon="pen">
                添削する
              </LinkButton>
            )}
            {work.commission && (
              <Link to={work.commission.to} className="link inline-flex min-h-11 items-center">
                依頼条件を{work.commission.isAccepted ? '見る' : '確かめて引き受ける'}
              </Link>
            )}
          </p>
        )}
      </div>
      {work.hasHidden && (
        <p className="text-graphite">運営の判断で非表示にした添削があります。理由はメールでお知らせしています。</p>
      )}
      {versions.map((version, index) => (
        <Returned key={version.version} version={version} work={work} isOlder={index > 0} />
      ))}
      <section aria-labelledby="work" className="grid max-w-reading gap-6">
        <h2 id="work" className="text-xl">
          {isBack ? '依頼したこと' : '依頼した作品'}
        </h2>
        <SentWork work={work} withPicture={!isBack} />
        {work.isOwn && state === 'waiting' && !work.hasBegun && <CancelWork id={work.id} />}
        <ReportLine work={work} />
      </section>
      {work.isOwn && <SaveFiles work={work} />}
      {work.isOwn && (
        <Link to={href('/user_corrected_works')} className="link inline-flex min-h-11 items-center justify-self-start">
          自分の添削の一覧
        </Link>
      )}
    </div>
  )
}
