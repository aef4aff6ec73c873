import { useState } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ExpandableText } from '#ui/expandable-text.tsx'
import { Popup } from '#ui/popup.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Toast } from '#ui/toast.tsx'
import { UnderDrawing } from '#ui/under-drawing.tsx'
import { KitSection, Row } from './kit-section.tsx'

type Open = 'dialog' | 'popup' | 'second' | null

const long =
  '線は一本ずつ、肩から引きます。手首だけで引くと弧になり、紙の端で曲がります。最初の十分は形を描かず、端から端までまっすぐな線だけを引いてください。\n慣れてきたら、始点と終点を先に打ち、目は終点だけを見ます。速さは一定に。途中で迷ったら、止まらずに最後まで引き切ってから、となりにもう一本引き直します。\n消しゴムは使いません。迷った線も残しておくと、どこで手が止まったのかがあとで分かります。一週間続けると、描きはじめの一本が変わってきます。'

export function KitOverlays() {
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState<{ message: string; tone: 'done' | 'error' } | null>(null)
  const [tab, setTab] = useState('chapters')
  const close = () => setOpen(null)
  return (
    <>
      <KitSection title="重なるもの">
        <Row>
          <Button look="outline" onClick={() => setOpen('dialog')}>
            ダイアログを開く
          </Button>
          <Button look="outline" onClick={() => setOpen('popup')}>
            ポップアップを開く
          </Button>
          <Button look="outline" onClick={() => setSaid({ message: 'ブックマークに追加しました', tone: 'done' })}>
            お知らせを出す
          </Button>
          <Button look="outline" onClick={() => setSaid({ message: '接続が切れました。', tone: 'error' })}>
            エラーを出す
          </Button>
        </Row>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="質問する"
          footer={
            <>
              <Button look="outline" onClick={close}>
                やめる
              </Button>
              <Button onClick={() => setOpen('second')}>確認へ進む</Button>
            </>
          }
        >
          <TextArea name="question" label="質問の内容" max={2000} />
        </Dialog>
        <Dialog open={open === 'second'} onClose={close} title="送信の確認" size="small">
          この内容で送信しますか？
        </Dialog>
        <Popup
          open={open === 'popup'}
          onClose={close}
          title="この講座を見るには"
          picture={<UnderDrawing />}
          actions={<Button wide>月額プランを見る</Button>}
        >
          <p>月額プランに登録すると、すべての講座をご覧いただけます。</p>
        </Popup>
        <Toast message={said?.message ?? null} tone={said?.tone} onClose={() => setSaid(null)} />
      </KitSection>
      <KitSection title="開くもの">
        <Tabs
          label="プレーヤーの欄"
          current={tab}
          onSelect={setTab}
          tabs={[
            { id: 'chapters', label: 'チャプター', icon: 'chapters', panel: <p>チャプター1 あたりの取りかた</p> },
            { id: 'slides', label: 'スライド', icon: 'slides', panel: <p>スライドは8枚あります。</p> },
            { id: 'note', label: 'ノート', icon: 'note', panel: <p>まだ何も書いていません。</p> },
            { id: 'question', label: '質問する', icon: 'question', panel: <p>先生に質問できます。</p> },
          ]}
        />
        <Accordion
          items={[
            { title: '道具は何が必要ですか？', body: <p>鉛筆と紙があればはじめられます。</p> },
            { title: '途中で解約できますか？', body: <p>アカウントの画面から、いつでも解約できます。</p> },
          ]}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <div id="kit-long-text">
            <ExpandableText text={long} />
          </div>
          <div id="kit-middle-text">
            <ExpandableText text={long.split('\n')[0]!.repeat(2)} />
          </div>
          <div id="kit-short-text">
            <ExpandableText text="五行に収まる文には、ボタンがつきません。" />
          </div>
        </div>
      </KitSection>
    </>
  )
}
