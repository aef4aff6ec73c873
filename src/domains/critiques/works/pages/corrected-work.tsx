import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { flash } from '#platform/flash.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TitleInTwo } from '#ui/phrases.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { giveConsent } from '../../samples/actions/give-consent.ts'
import { ConsentForm } from '../../samples/forms.ts'
import { findShowing } from '../../samples/queries.ts'
import { SampleConsent } from '../../samples/ui/sample-consent.tsx'
import { readWork } from '../read-work.server.ts'
import { readDeskWay } from '../read-desk-way.server.ts'
import { CancelWork } from '../ui/cancel-work.tsx'
import { DeskWay } from '../ui/desk-way.tsx'
import { ReportLine } from '../ui/report-line.tsx'
import { Returned } from '../ui/returned.tsx'
import { SaveFiles } from '../ui/save-files.tsx'
import { SentWork } from '../ui/sent-work.tsx'
import { TeachersWays } from '../ui/teachers-ways.tsx'
import { WorkState } from '../ui/work-state.tsx'
import type { Route } from './+types/corrected-work'

export async function loader({ context, params }: Route.LoaderArgs) {
  const who = actor(context)
  const work = await readWork(who, idOf(params.id))
  const [desk, showing] = await Promise.all([
    work.isOwn ? null : readDeskWay(who, work.id),
    work.state === 'corrected' && work.versions.length > 0 ? findShowing(who.db, work.id) : null,
  ])
  const agrees = showing && (work.isOwn ? showing.memberAgrees : showing.teacherAgrees)
  return { ...work, desk, showing: showing && { agrees: agrees === true, isShown: showing.isShown } }
}

export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    const isOn = readBody(who.body, ConsentForm).consent === 'on'
    await giveConsent(who, id, isOn)
    const said = isOn ? '見本としての紹介に同意しました。' : '同意を取りやめました。見本には載りません。'
    return flash(who, href('/user_corrected_works/:id', { id: String(id) }), said)
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `添削 ― ${loaderData.campaign}` : '添削')

export default function CorrectedWork({ loaderData: work, actionData }: Route.ComponentProps) {
  const { state, versions } = work
  // The picture that was sent lies under the one that came back.
  const isBack = versions.length > 0
  return (
    <div className={`mx-auto grid ${isBack ? 'max-w-page' : 'max-w-reading'} gap-10 px-4 py-10 md:px-6 md:py-16`}>
      {work.desk && <DeskWay way={work.desk} edit={work.correctPath} />}
      <div className="grid gap-4">
        <SectionHeading level={1} flush>
          <TitleInTwo text={`添削 ― ${work.campaign}`} large />
        </SectionHeading>
        <p className="flex flex-wrap items-center gap-3">
          <WorkState state={state} />
          {!work.isOwn && work.isCancelAsked && <Badge tone="info">取消確認中</Badge>}
          <span className="figures flex flex-wrap gap-x-3 text-sm text-graphite">
            <span>{work.person}</span>
            <span>依頼日 {work.requestedOn}</span>
            {work.correctedOn && <span>返却日 {work.correctedOn}</span>}
          </span>
        </p>
        {work.isReopened && (
          <p>
            {work.isOwn ? '先生が添削を直しています。' : 'もう一度返却できます。'}前の添削も、このページに残ります。
          </p>
        )}
        {state === 'waiting' && !work.latePath && (
          <p className="phrases">{`${work.aimsAt}までの返却を目標としています。`}</p>
        )}
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
        <TeachersWays work={work} />
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
      {work.showing && (
        <SampleConsent
          who={work.isOwn ? 'member' : 'teacher'}
          {...work.showing}
          trouble={actionData?.trouble ?? null}
        />
      )}
      {work.isOwn && (
        <Link to={href('/user_corrected_works')} className="link inline-flex min-h-11 items-center justify-self-start">
          自分の添削の一覧
        </Link>
      )}
    </div>
  )
}
