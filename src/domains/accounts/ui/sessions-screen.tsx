import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AccountArea } from './account-area.tsx'
import { accountPath } from './account-places.ts'

type Session = { name: string; device: string; began: string; used: string; isThis: boolean }

/** Every browser that is signed in, each with its end. */
export function SessionsScreen({ memberId, sessions }: { memberId: number; sessions: readonly Session[] }) {
  const action = href('/users/:userId/sessions', { userId: String(memberId) })
  return (
    <AccountArea
      memberId={memberId}
      place="sessions"
      title="ログイン中の端末"
      lead="心当たりのない端末があるときは、ログアウトしてから、パスワードを変更してください。"
    >
      <Sheet className="grid gap-4">
        <ul className="divide-y divide-line">
          {sessions.map(({ name, device, began, used, isThis }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              <div className="grid gap-1">
                <p className="flex flex-wrap items-center gap-2 font-bold">
                  {device}
                  {isThis && <Badge tone="info">この端末</Badge>}
                </p>
                <p className="figures text-sm text-graphite">最後の利用 {used}</p>
                <p className="figures text-sm text-graphite">ログイン {began}</p>
              </div>
              {!isThis && (
                <PostForm action={action}>
                  <input type="hidden" name="session" value={name} />
                  <Button
                    type="submit"
                    name="act"
                    value="end"
                    look="outline"
                    size="small"
                    aria-label={`${device}（${began}にログイン）をログアウトする`}
                  >
                    ログアウトする
                  </Button>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <PostForm action={action}>
            <Button type="submit" name="act" value="end-others" look="danger">
              ほかのすべての端末からログアウトする
            </Button>
          </PostForm>
        )}
      </Sheet>
      <p>
        <Link
          to={accountPath('password', memberId)}
          className="touch-room font-bold text-indigo underline underline-offset-4"
        >
          パスワードを変更する
        </Link>
      </p>
    </AccountArea>
  )
}
