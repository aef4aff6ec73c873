import { href } from 'react-router'
import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { iconNames } from '#ui/icon-names.ts'
import { LevelChip } from '#ui/level-chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SendButton, type SendState } from '#ui/send-button.tsx'
import { KitSection, Row } from './kit-section.tsx'

const colours = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['ink', 'bg-ink'],
  ['graphite', 'bg-graphite'],
  ['vermilion', 'bg-vermilion'],
  ['indigo', 'bg-indigo'],
  ['pencil', 'bg-pencil'],
  ['crimson', 'bg-crimson'],
  ['leaf', 'bg-leaf'],
  ['mat', 'bg-mat'],
  ['rose', 'bg-rose'],
  ['teal', 'bg-teal'],
  ['smoke', 'bg-smoke'],
  ['ochre', 'bg-ochre'],
] as const

export function KitBasics() {
  const [send, setSend] = useState<SendState>('idle')
  return (
    <>
      <KitSection title="色と文字">
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-7">
          {colours.map(([name, colour]) => (
            <li key={name} className="text-xs text-graphite">
              <span className={`mb-1 block h-12 rounded-field border border-line ${colour}`} />
              {name}
            </li>
          ))}
        </ul>
        <div className="grid gap-2">
          <p className="headline font-head text-3xl">線に、迷いがなくなる。</p>
          <p className="headline font-head text-2xl">あたりから学ぶ</p>
          <p className="text-xl font-bold">髪の流れを面でとらえる</p>
          <p className="max-w-reading">
            頭の形は球と顎の二つに分けて考えます。十字線を入れると、目と耳の高さがそろい、どの角度から見ても崩れません。
          </p>
          <p className="text-sm text-graphite">動画 12本・1時間05分</p>
        </div>
      </KitSection>
      <KitSection title="ボタン">
        <Row>
          <Button>受講をはじめる</Button>
          <Button look="outline">あとで見る</Button>
          <Button look="quiet">キャンセル</Button>
          <Button look="danger" icon="trash">
            削除する
          </Button>
          <Button pending>保存中</Button>
          <Button reason="公開が終わった講座です">受講をはじめる</Button>
          <Button size="small" look="outline">
            小さいボタン
          </Button>
          <Button size="large" icon="play">
            つづきから見る
          </Button>
          <LinkButton to={href('/courses')} look="outline" iconAfter="arrow-right">
            講座を探す
          </LinkButton>
          <span data-kit="send">
            <SendButton state={send} onClick={() => setSend('sending')} />
          </span>
          <Button look="quiet" onClick={() => setSend(send === 'sending' ? 'sent' : 'idle')}>
            送信を終える
          </Button>
          <IconButton icon="bookmark" label="ブックマーク" />
          <IconButton framed icon="chevron-right" label="次へ" />
        </Row>
      </KitSection>
      <KitSection title="しるし">
        <Row>
          <Badge>無料</Badge>
          <Badge tone="mark">受講中</Badge>
          <Badge tone="done" icon="check">
            添削済み
          </Badge>
          <Badge tone="info">添削待ち</Badge>
          <Badge tone="filled">新着</Badge>
          <LevelChip level="entry" />
          <LevelChip level="beginner" />
          <LevelChip level="intermediate" />
          <LevelChip level="advanced" />
          <Chip label="キャラクター" to="?tag=character" current />
          <Chip label="背景イラスト" to="?tag=background" />
          <Avatar name="水野あかり" size="small" />
          <Avatar name="水野あかり" />
          <Avatar name="水野あかり" size="large" decorative={false} />
        </Row>
        <div className="grid max-w-form gap-4">
          <ProgressBar label="何も見ていない講座" percent={0} />
          <ProgressBar label="途中の講座" percent={42} showFigure />
          <ProgressBar label="終えた講座" percent={100} size="large" showFigure />
        </div>
        <ul className="grid grid-cols-4 gap-2 md:grid-cols-8 lg:grid-cols-12">
          {iconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-1 py-2 text-center text-xs text-graphite">
              <Icon name={name} className="size-6 text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  )
}
