import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { callPath } from '#platform/browser-call.ts'

/** Stands above every page while staff look at the site as a member, so that nobody forgets whose screen this is. */
export function ViewingBar({ name }: { name: string }) {
  return (
    <section aria-label="会員としての閲覧" className="viewing-bar">
      <Icon name="eye" />
      <p className="min-w-0">
        <strong>{`${name}さんとして閲覧中`}</strong>
        <span className="viewing-note">変更の操作はできません</span>
      </p>
      <PostForm action={callPath('/staff/viewing')} className="ml-auto">
        <input type="hidden" name="_method" value="delete" />
        <Button type="submit" look="outline" size="small">
          閲覧を終了
        </Button>
      </PostForm>
    </section>
  )
}
