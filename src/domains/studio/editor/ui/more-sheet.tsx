import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'

/** What is seldom done with a whole course. */
export function MoreSheet({ isUsed }: { isUsed: boolean }) {
  const [asks, setAsks] = useState(false)
  return (
    <Section title="そのほかの操作">
      <Sheet className="grid gap-4">
        <PostForm className="grid justify-items-start gap-2">
          <p className="text-sm text-graphite">
            構成と文、動画を引き継いだ下書きを作ります。カバー画像と受講生の記録はコピーしません。
          </p>
          <Button type="submit" name="act" value="copy" look="outline">
            この講座をコピーする
          </Button>
        </PostForm>
        <div className="border-t border-line pt-4">
          <Button
            look="danger"
            reason={isUsed ? '受講生が利用した講座は削除できません。公開を終了してください。' : null}
            onClick={() => setAsks(true)}
          >
            この講座を削除する
          </Button>
        </div>
      </Sheet>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="講座を削除しますか？"
        size="small"
        footer={
          <PostForm className="flex gap-3">
            <Button look="quiet" onClick={() => setAsks(false)}>
              やめる
            </Button>
            <Button type="submit" name="act" value="delete" look="danger">
              削除する
            </Button>
          </PostForm>
        }
      >
        <p>構成、文、変更の記録が削除されます。元に戻せません。</p>
      </Dialog>
    </Section>
  )
}
