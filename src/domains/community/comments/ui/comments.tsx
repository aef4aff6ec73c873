import { SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { formatMoment } from '#platform/tokyo.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { ShownComment } from '../terms.ts'
import { BlockButton } from '../../blocks/ui/block-button.tsx'
import { FlagButton } from '../../flags/ui/flag-button.tsx'
import { CommentForm } from './comment-form.tsx'
import { useComments } from './use-comments.ts'

type Props = {
  reportId: number
  first: readonly ShownComment[]
  isOpen: boolean
  isOwn: boolean
  signedIn: boolean
}

/** What was said to a report, the newest on top, and the place to say something. */
export function Comments({ reportId, first, isOpen, isOwn, signedIn }: Props) {
  const { comments, hasMore, state, more, remove, add, reload } = useComments(reportId, first)
  return (
    <section aria-labelledby="comments" className="mt-12 grid max-w-form gap-6">
      <SectionHeading id="comments" flush>
        コメント
      </SectionHeading>
      {isOwn && <p className="text-sm text-graphite">あなたのレポートへのコメントは、あなたも削除できます。</p>}
      {!isOpen && <p className="text-graphite">このレポートはコメントを受け付けていません。</p>}
      {isOpen && signedIn && <CommentForm reportId={reportId} onSaid={add} />}
      {isOpen && !signedIn && (
        <div className="grid justify-items-start gap-3">
          <p>コメントするには、会員登録が必要です。</p>
          <SignUpButton look="outline">無料で会員登録</SignUpButton>
        </div>
      )}
      {comments.length === 0 ? (
        isOpen && <p className="text-graphite">コメントはまだありません。</p>
      ) : (
        <ul aria-label="コメントの一覧" className="grid gap-6">
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              signedIn={signedIn}
              onRemove={() => void remove(comment.id)}
              onBlocked={() => void reload()}
            />
          ))}
        </ul>
      )}
      {state === 'failed' && <FieldError error="読み込みに失敗しました。もう一度お試しください。" />}
      {hasMore && (
        <Button look="outline" pending={state === 'busy'} className="justify-self-center" onClick={() => void more()}>
          もっと見る
        </Button>
      )}
    </section>
  )
}

const notices = {
  hidden: '運営により非表示になっています。',
  waiting: '確認待ちです。運営が確認してから、ほかの方に表示されます。',
}

type CommentProps = { comment: ShownComment; signedIn: boolean; onRemove: () => void; onBlocked: () => void }

function Comment({ comment, signedIn, onRemove, onBlocked }: CommentProps) {
  const { id, content, imageUrl, userName, userIconUrl, createdAt, mayDelete, isOwn, notice } = comment
  return (
    <li className="flex gap-3">
      <Avatar name={userName} src={userIconUrl} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-bold">{userName}</span>
          <time dateTime={createdAt} className="figures text-xs text-graphite">
            {formatMoment(new Date(createdAt))}
          </time>
        </p>
        <p className="whitespace-pre-line">{content}</p>
        {notice && <p className="text-sm text-vermilion">{notices[notice]}</p>}
        {imageUrl && (
          <img
            src={imageUrl}
            alt={`${userName}さんが添えた画像`}
            loading="lazy"
            className="mt-1 max-h-80 max-w-full justify-self-start rounded-field border border-line bg-mat"
          />
        )}
        {signedIn && !isOwn && (
          <div className="flex gap-4">
            <FlagButton target={{ type: 'comment', id }} whose={`${userName}さんのコメント`} withAuthor />
            <BlockButton target={{ type: 'comment', id }} whose={userName} onBlocked={onBlocked} />
          </div>
        )}
      </div>
      {mayDelete && (
        <IconButton icon="trash" label={`${userName}さんのコメント（${id}）を削除する`} onClick={onRemove} />
      )}
    </li>
  )
}
