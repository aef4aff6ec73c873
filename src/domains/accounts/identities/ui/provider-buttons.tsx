import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { usePosting } from '../../ui/posting.ts'
import { waysIn } from '../../ui/ways-in.ts'
import type { Door, Doors } from '../doors.ts'
import { providerNames } from '../terms.ts'
import { ProviderMark } from './provider-mark.tsx'

type Props = { doors: Doors; returnTo: string; verb: 'ログイン' | '登録'; only?: readonly Door[] }

/** The ways in by an account elsewhere, each a form of its own; none where the school has no settings for any. */
export function ProviderButtons({ doors: { providers, inApp }, returnTo, verb, only }: Props) {
  const shown = providers.filter((one) => !only || only.includes(one))
  if (shown.length === 0) return null
  return (
    <div role="group" aria-label={`ほかのサービスで${verb}`} className="grid gap-3">
      <p className="or-line text-sm text-graphite">または</p>
      {shown.map((provider) =>
        provider === 'google_oauth2' && inApp ? (
          <OpenInBrowser key={provider} inApp={inApp} returnTo={returnTo} />
        ) : (
          <ProviderButton key={provider} {...{ provider, returnTo, verb }} />
        ),
      )}
    </div>
  )
}

function ProviderButton({ provider, returnTo, verb }: { provider: Door; returnTo: string; verb: string }) {
  const { form, sending } = usePosting([])
  return (
    <PostForm {...form} action={callPath('/auth/:provider', { provider })}>
      {returnTo !== '/' && <input type="hidden" name="return_to" value={returnTo} />}
      <Button type="submit" look="outline" wide pending={sending}>
        {!sending && <ProviderMark provider={provider} />}
        {providerNames[provider]}で{verb}
      </Button>
    </PostForm>
  )
}

/** Google signs nobody in within the browsers of other apps. */
function OpenInBrowser({ inApp, returnTo }: { inApp: 'line' | 'other'; returnTo: string }) {
  const { signIn } = waysIn(returnTo)
  return (
    <p className="rounded-sheet border border-line p-3 text-sm">
      アプリの中の画面では、Googleでログインできません。
      {inApp === 'line' ? (
        <a href={`${signIn}${signIn.includes('?') ? '&' : '?'}openExternalBrowser=1`}>ブラウザで開く</a>
      ) : (
        '画面のメニューから「ブラウザで開く」を選んでください。'
      )}
    </p>
  )
}
