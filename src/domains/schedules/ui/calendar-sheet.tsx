import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = { feed: string | null; wantsLetters: boolean }

/** The schedule in the own calendar: as a file once, or by an address that the calendar asks by itself. */
export function CalendarSheet({ feed, wantsLetters }: Props) {
  return (
    <section aria-labelledby="to-calendar">
      <SectionHeading id="to-calendar">カレンダーとお知らせ</SectionHeading>
      <div className="grid gap-5 lg:grid-cols-2">
        <Sheet className="grid content-start gap-4">
          <h3 className="text-base">カレンダーに入れる</h3>
          <p>
            <a href={callPath('/study_schedule/calendar.ics')} download className={buttonLook({ look: 'outline' })}>
              <Icon name="download" />
              ファイルを保存
            </a>
          </p>
          <p className="text-sm text-graphite">
            計画が動いたらカレンダーも動くようにするには、購読用のアドレスをカレンダーに登録します。アドレスを知っている人は計画を見られるので、人には見せないでください。
          </p>
          {feed && <Address feed={feed} />}
          <div className="flex flex-wrap gap-3">
            <Act act="open-feed">{feed ? 'アドレスを作り直す' : '購読用のアドレスを作る'}</Act>
            {feed && <Act act="close-feed">アドレスを止める</Act>}
          </div>
        </Sheet>
        <Sheet className="grid content-start gap-4">
          <h3 className="text-base">メールのお知らせ</h3>
          <p className="text-sm text-graphite">
            {wantsLetters
              ? '毎週月曜日の朝7時に、その週の予定をお送りしています。'
              : '希望した方にだけ、毎週月曜日の朝7時に、その週の予定をお送りします。'}
          </p>
          <div>
            <Act act={wantsLetters ? 'no-letters' : 'letters'}>
              {wantsLetters ? 'お知らせを止める' : 'お知らせを受け取る'}
            </Act>
          </div>
        </Sheet>
      </div>
    </section>
  )
}

const Act = ({ act, children }: { act: string; children: string }) => (
  <PostForm>
    <Button type="submit" name="act" value={act} look="outline" size="small">
      {children}
    </Button>
  </PostForm>
)

function Address({ feed }: { feed: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(feed).then(() => setCopied(true))
  return (
    <div className="grid gap-2">
      <input
        readOnly
        value={feed}
        aria-label="購読用のアドレス"
        className="field min-h-11 font-mono text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" size="small" onClick={copy}>
          コピーする
        </Button>
        <span role="status" className="text-sm text-graphite">
          {copied && 'コピーしました'}
        </span>
      </div>
    </div>
  )
}
