import { href } from 'react-router'
import { Button } from '#ui/button.tsx'

/** Signing out changes the session, so it is a form with a token and not a link; it works without a script. */
export function SignOutForm({ csrfToken, wide }: { csrfToken: string; wide?: boolean }) {
  return (
    <form method="post" action={href('/sessions')}>
      <input type="hidden" name="_method" value="delete" />
      <input type="hidden" name="authenticity_token" value={csrfToken} />
      <Button type="submit" look="outline" icon="logout" wide={wide}>
        ログアウト
      </Button>
    </form>
  )
}
