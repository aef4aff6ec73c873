import { href } from 'react-router'
import { useWaysIn } from '#domains/accounts/ui/ways-in.ts'
import { callPath } from '#platform/browser-call.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { Column } from '#ui/column.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import type { ContestPage } from '../read-contest.server.ts'
import { isDisqualifying } from '../rules.ts'
import { entrantNames, stateNames, type Entrants } from '../terms.ts'
import { EntryForm } from './entry-form.tsx'
import { Results } from './results.tsx'

/** A contest: what it is about, until when, what came of it, and within its period the way in. */
export function ContestScreen({ contest, trouble }: { contest: ContestPage; trouble: string | null }) {
  const { id, title, state, shown } = contest
  const [isDraft, hasResults] = [state === 'draft', contest.awarded.length + contest.left.length > 0]
  return (
    <Column>
      <SectionHeading level={1} aside={<Badge tone={state === 'open' ? 'mark' : 'plain'}>{stateNames[state]}</Badge>}>
        {title}
      </SectionHeading>
      {isDraft && (
        <p role="status" className="mb-6 rounded-sheet border border-vermilion bg-sheet p-4 font-bold">
          下書きのプレビューです。公開するまで、スタッフだけに見えます。
        </p>
      )}
      {contest.judges && (
        <p className="mb-6">
          <LinkButton to={href('/contest_judging/:id', { id: String(id) })} look="outline">
            審査のページへ
          </LinkButton>
        </p>
      )}
      {hasResults && <Results {...contest} />}
      <div className="grid gap-10 lg:grid-cols-2">
        <About contest={contest} />
        <Sheet as="section" aria-labelledby="entry" className="grid content-start gap-5 self-start">
          <h2 id="entry" className="text-xl">
            応募
          </h2>
          <FieldError error={trouble} />
          <OwnEntry contest={contest} />
          <Entry contest={contest} />
        </Sheet>
      </div>
      {shown.length > 0 && (
        <section aria-labelledby="works" className="mt-12">
          <SectionHeading
            id="works"
            aside={
              <LinkButton to={href('/illust_contests/:id/works', { id: String(id) })} look="outline">
                すべての作品を見る
              </LinkButton>
            }
          >
            応募作品
          </SectionHeading>
          <ul aria-label="新しい応募作品" className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
            {shown.map((illust, at) => (
              <li key={illust.id} className="overflow-hidden rounded-field border border-line bg-mat">
                <Picture
                  src={illust.thumbnailUrl}
                  alt={`応募作品 ${at + 1}`}
                  width={320}
                  height={320}
                  className="aspect-square w-full"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Column>
  )
}

/** What it is about, by which rules, and until when. */
function About({ contest }: { contest: ContestPage }) {
  const { theme, content, rules, prizes, starts_at, ends_at, results_at } = contest
  return (
    <div className="grid content-start gap-6">
      <p className="whitespace-pre-line">{content}</p>
      <Facts
        of={[
          ['テーマ', theme],
          ['応募期間', `${formatMoment(starts_at)}〜${formatMoment(ends_at)}`],
          ['応募できる人', entrantNames[contest.entrants as Entrants]],
          ['結果発表', results_at ? formatMoment(results_at) : '未定'],
          [
            '賞',
            <span key="prizes" className="whitespace-pre-line">
              {prizes}
            </span>,
          ],
          [
            '応募のきまり',
            <span key="rules" className="whitespace-pre-line">
              {rules}
              {contest.rules_edition > 1 && `\n（第${contest.rules_edition}版）`}
            </span>,
          ],
        ]}
      />
    </div>
  )
}

function Entry({ contest: { id, state, signedIn, own, judges, mayEnter } }: { contest: ContestPage }) {
  const { signIn, signUp } = useWaysIn()
  if (state !== 'open') return <p>応募期間外です。</p>
  if (judges) return <p>審査員は、このコンテストに応募できません。</p>
  if (signedIn && !mayEnter)
    return (
      <div className="grid justify-items-start gap-3">
        <p>このコンテストには、プランに加入している方が応募できます。</p>
        <LinkButton to={href('/subscriptions/lp')}>プランを見る</LinkButton>
      </div>
    )
  if (signedIn) return <EntryForm contestId={id} own={own} />
  return (
    <div className="grid justify-items-start gap-3">
      <p>応募するには、ログインが必要です。</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={signIn}>ログイン</LinkButton>
        <LinkButton to={signUp} look="outline">
          無料で会員登録
        </LinkButton>
      </div>
    </div>
  )
}

/** How the own work stands. */
function OwnEntry({ contest }: { contest: ContestPage }) {
  const { own, state } = contest
  if (!own) return null
  const stands = own.hidden_at
    ? '運営により非表示になっています'
    : own.approved_at
      ? '作品は公開中です'
      : own.refused_at
        ? isDisqualifying(state)
          ? '失格になりました'
          : '公開できませんでした'
        : '確認待ち'
  return (
    <div className="flex gap-4">
      <Picture src={own.picture} alt="応募した作品" width={160} height={160} className="size-32 rounded-field bg-mat" />
      <div className="grid content-start justify-items-start gap-2">
        <Badge tone={own.approved_at ? 'done' : 'plain'}>{stands}</Badge>
        {own.award && (
          <>
            <Badge tone="mark">{own.award}</Badge>
            <a
              href={callPath('/illust_contest_applicants/:id/award', { id: own.id })}
              download
              className={buttonLook({ look: 'outline', size: 'small' })}
            >
              <Icon name="download" />
              賞状（PDF）を保存する
            </a>
            {contest.asks_address && (
              <LinkButton
                to={href('/illust_contest_applicants/:id/address', { id: String(own.id) })}
                look="outline"
                size="small"
              >
                賞品の届け先を入力する
              </LinkButton>
            )}
          </>
        )}
        {own.refusal && <p className="text-sm">理由：{own.refusal}</p>}
        {state === 'open' && (
          <PostForm>
            <input type="hidden" name="work" value={own.id} />
            <Button type="submit" look="quiet" size="small">
              応募を取り下げる
            </Button>
          </PostForm>
        )}
      </div>
    </div>
  )
}
