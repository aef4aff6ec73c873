import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextField } from '#ui/text-field.tsx'
import { REASON_MAX, type ReviewState, reviewStates, VOICE_NAME_MAX } from '../terms.ts'
import { Stars } from './stars.tsx'

type Review = {
  id: number
  courseId: number
  course: string
  rating: number
  content: string
  written: string
  reason: string
}
type Props = {
  state: ReviewState
  reviews: Review[]
  page: number
  pages: number
  total: number
  trouble: FormTrouble | null
}

const tabs = Object.entries(reviewStates).map(([id, label]) => ({ id: id as ReviewState, label }))

/** What learners wrote of courses, and what staff decided of it. */
export function ReviewsScreen({ state, reviews, page, pages, total, trouble }: Props) {
  const why = trouble ? (Object.values(trouble.fields)[0]?.[0] ?? trouble.sentence) : null
  return (
    <StaffPage
      title="講座のレビュー"
      lead="掲載すると、講座の星の平均にすぐ反映されます。表示名を入れると、「受講生の声」にも加わります。書いた人の名前は表示されません。"
      trouble={why}
      aside={<span className="figures text-sm text-graphite">{total.toLocaleString('ja-JP')}件</span>}
    >
      <Tabs
        label="レビューの状態"
        tabs={tabs}
        current={state}
        hrefFor={(id) => `${href('/staff/reviews')}${id === 'waiting' ? '' : `?state=${id}`}`}
      >
        <div className="grid grid-cols-1 gap-4 pt-4">
          {reviews.length === 0 && <Nothing>{`${reviewStates[state]}のレビューはありません。`}</Nothing>}
          {reviews.map((review) => (
            <article
              key={review.id}
              aria-label={`No.${review.id}のレビュー`}
              className="grid min-w-0 gap-4 rounded-sheet border border-line bg-sheet p-4 lg:grid-cols-2"
            >
              <div className="grid min-w-0 content-start gap-2">
                <p className="flex flex-wrap items-center gap-x-4 text-sm text-graphite">
                  <Stars rating={review.rating} />
                  <span className="figures">{review.written}</span>
                </p>
                <Link
                  to={href('/courses/:id', { id: String(review.courseId) })}
                  className="text-sm font-bold text-indigo hover:underline"
                >
                  {review.course}
                </Link>
                {review.content ? (
                  <p className="whitespace-pre-line">{review.content}</p>
                ) : (
                  <p className="text-graphite">退会した方のレビューです。文章は消去しました。</p>
                )}
                {review.reason && <p className="text-sm text-graphite">{`見送りの理由：${review.reason}`}</p>}
              </div>
              <Decide
                review={review}
                state={state}
                trouble={trouble?.values.id === String(review.id) ? trouble : null}
              />
            </article>
          ))}
        </div>
      </Tabs>
      <ListPages label="レビューのページ" page={page} pages={pages} />
    </StaffPage>
  )
}

type DecideProps = { review: Review; state: ReviewState; trouble: FormTrouble | null }

const Decide = ({ review, state, trouble }: DecideProps) => (
  <div className="grid content-start gap-4">
    {state !== 'approved' && (
      <PostForm className="grid gap-2" noValidate>
        <input type="hidden" name="id" value={review.id} />
        <TextField
          label="受講生の声での表示名"
          name="voice"
          max={VOICE_NAME_MAX}
          hint="空欄なら、星の平均にだけ反映されます。"
          defaultValue={trouble?.values.voice ?? ''}
          error={trouble?.fields.voice?.[0]}
          autoComplete="off"
        />
        <div>
          <Button type="submit" name="act" value="approve" size="small">
            掲載する
          </Button>
        </div>
      </PostForm>
    )}
    {state !== 'refused' && (
      <PostForm className="grid gap-2" noValidate>
        <input type="hidden" name="id" value={review.id} />
        <TextField
          label="見送る理由"
          name="reason"
          max={REASON_MAX}
          defaultValue={trouble?.values.reason ?? ''}
          error={trouble?.fields.reason?.[0]}
          autoComplete="off"
        />
        <div>
          <Button type="submit" name="act" value="refuse" size="small" look="outline">
            {state === 'approved' ? '掲載をやめる' : '見送る'}
          </Button>
        </div>
      </PostForm>
    )}
  </div>
)
