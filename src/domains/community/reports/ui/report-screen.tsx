import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatMoment } from '#platform/tokyo.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Column } from '#ui/column.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { pictureOf, wallPath } from '../paths.ts'
import type { ShownReport } from '../read-report.server.ts'
import { statusNames } from '../terms.ts'
import { LessonLine } from './lesson-line.tsx'
import './report.css'

type Props = {
  report: ShownReport
  /** What else is said and can be done beside it. */
  tools?: ReactNode
  /** What stands above it, for its author. */
  notice?: ReactNode
  /** What others said. */
  children?: ReactNode
}

/** A picture large on neutral grey, and beside it whose it is and what they say. */
export function ReportScreen({ report, tools, notice, children }: Props) {
  const { id, title, content, width, height, author, posted_at, edited_at, isOwn, lesson, status } = report
  return (
    <Column>
      <p className="mb-4 text-sm">
        <Link to={wallPath()} className="touch-room text-indigo underline underline-offset-4">
          イラストレポート
        </Link>
      </p>
      {notice}
      <article className="report-sheet">
        <div className="report-picture">
          <Picture
            src={pictureOf(id)}
            alt={`${author.name}さんの作品「${title}」`}
            {...{ width, height }}
            fit="contain"
            eager
          />
        </div>
        <div className="grid content-start gap-5">
          <header className="grid gap-3">
            <h1 className="font-head text-2xl">{title}</h1>
            <p className="flex items-center gap-3">
              <Avatar name={author.name} src={author.avatarUrl} />
              <span className="grid">
                <span className="font-bold">{author.name}</span>
                <span className="figures text-sm text-graphite">
                  <time dateTime={posted_at.toISOString()}>{formatMoment(posted_at)}</time>
                  {edited_at && '（編集済み）'}
                </span>
              </span>
            </p>
          </header>
          <p className="whitespace-pre-line">{content}</p>
          {lesson && <LessonLine lesson={lesson} />}
          {tools}
          {isOwn && (
            <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
              <Badge tone={status === 'opened' ? 'info' : 'plain'}>{statusNames[status]}</Badge>
              <LinkButton
                to={href('/illust_reports/:id/edit', { id: String(id) })}
                look="outline"
                size="small"
                icon="pen"
              >
                編集・削除
              </LinkButton>
            </div>
          )}
        </div>
      </article>
      {children}
    </Column>
  )
}
