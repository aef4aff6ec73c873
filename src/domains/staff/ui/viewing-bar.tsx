import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Stands above every page while staff look at the site as a member, so that nobody forgets whose screen this is. */
export function ViewingBar({ name, csrfToken }: { name: string; csrfToken: string }) {
  return (
    <section aria-label="会員としての閲覧" className="viewing-bar">
      <Icon name="eye" />
      <p className="min-w-0">
        <strong>{`${name}さんとして閲覧中`}</strong>
        <span className="viewing-note">変更の操作はできません</span>
      </p>
      <form method="post" action="/staff/viewing" className="ml-auto">
        <input type="hidden" name="_method" value="delete" />
        <input type="hidden" name="authenticity_token" value={csrfToken} />
        <Button type="submit" look="outline" size="small">
          閲覧を終了
        </Button>
      </form>
    </section>
  )
}
