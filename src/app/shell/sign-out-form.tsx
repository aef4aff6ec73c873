import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'

/** Signing out changes the session, so it is a form with a token and not a link; it works without a script. */
export function SignOutForm({ wide }: { wide?: boolean }) {
  return (
    <PostForm action={href('/sessions')}>
      <input type="hidden" name="_method" value="delete" />
      <Button type="submit" look="outline" icon="logout" wide={wide}>
        ログアウト
      </Button>
    </PostForm>
  )
}
