import { Form, href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Select } from '#ui/select.tsx'
import { GrowthPicture } from '../../growth/ui/growth-picture.tsx'
import type { SketchbookData } from '../pages/read-sketchbook.server.ts'
import { LogWall } from './log-wall.tsx'

const path = href('/user_daily_lesson_trainings')

/** Everything that was drawn for practice, the latest first. */
export function SketchbookScreen(data: SketchbookData) {
  const { months, page, pages, total, all, lesson, theme } = data
  const hrefFor = (to: number) => {
    const asked = new URLSearchParams({
      ...(lesson && { lesson: String(lesson) }),
      ...(theme && { theme }),
      ...(to > 1 && { page: String(to) }),
    }).toString()
    return asked ? `${path}?${asked}` : path
  }
  return (
    <article className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 pt-8 pb-16 md:px-6">
      <SectionHeading level={1} flush lead={all > 0 ? `これまでに${all.toLocaleString('ja-JP')}枚描きました。` : null}>
        スケッチブック
      </SectionHeading>
      {all === 0 ? (
        <EmptyState
          title="まだ練習の記録がありません"
          action={<LinkButton to={href('/subscriptions/learning_status')}>学習状況を開く</LinkButton>}
        >
          レッスンの「練習を記録する」から、描いた絵を残せます。見られるのは、あなたとスタッフだけです。
        </EmptyState>
      ) : (
        <>
          <Filters {...data} />
          {data.growth && (
            <section aria-labelledby="growth">
              <SectionHeading id="growth">はじめと、いま</SectionHeading>
              <GrowthPicture {...data.growth} />
            </section>
          )}
          {total === 0 ? (
            <EmptyState
              sought
              title="この条件の記録はありません"
              action={<LinkButton to={path}>すべて見る</LinkButton>}
            />
          ) : (
            <LogWall key={hrefFor(page)} months={months} />
          )}
          <Pagination label="スケッチブックのページ" current={page} total={pages} hrefFor={hrefFor} />
        </>
      )}
    </article>
  )
}

function Filters({ lessons, themes, lesson, theme }: SketchbookData) {
  return (
    <Form
      key={`${lesson}:${theme}`}
      role="search"
      aria-label="記録を絞り込む"
      method="get"
      action={path}
      className="grid grid-cols-1 items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Select
        name="theme"
        label="テーマ"
        defaultValue={theme ?? ''}
        options={[
          { value: '', label: 'すべてのテーマ' },
          ...themes.map(({ theme: value, count }) => ({ value, label: `${value}（${count}枚）` })),
        ]}
      />
      <Select
        name="lesson"
        label="レッスン"
        defaultValue={lesson ? String(lesson) : ''}
        options={[
          { value: '', label: 'すべてのレッスン' },
          ...lessons.map(({ id, label, count }) => ({ value: String(id), label: `${label}・${count}枚` })),
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="outline" icon="filter">
          絞り込む
        </Button>
        {(lesson || theme) && (
          <LinkButton to={path} look="quiet">
            条件を消す
          </LinkButton>
        )}
      </div>
    </Form>
  )
}
