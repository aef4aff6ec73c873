import type { DemoCourse, DemoGroup } from './shape.ts'

const sliders: Omit<DemoGroup, 'courseKeys'>[] = [
  { key: 'characterFirst', tab: 'character', title: 'はじめて描くキャラクター', level: 'entry', isSortable: false },
  { key: 'face', tab: 'character', title: '顔と表情', isSortable: true },
  { key: 'hair', tab: 'character', title: '髪の流れと髪型', isSortable: true },
  { key: 'handFoot', tab: 'character', title: '手と足', isSortable: true },
  { key: 'anatomy', tab: 'character', title: '人体のしくみ', isSortable: true },
  { key: 'pose', tab: 'character', title: 'ポーズと動き', isSortable: true },
  { key: 'costume', tab: 'character', title: '服とシワ', isSortable: true },
  { key: 'characterDesign', tab: 'character', title: 'キャラクターをつくる', isSortable: true },
  { key: 'backgroundFirst', tab: 'background', title: 'はじめて描く背景', level: 'entry', isSortable: false },
  { key: 'perspective', tab: 'background', title: 'パースを味方にする', isSortable: true },
  { key: 'nature', tab: 'background', title: '空・木・水・地面', isSortable: true },
  { key: 'town', tab: 'background', title: '街と室内', isSortable: true },
  { key: 'lightAir', tab: 'background', title: '光と空気', isSortable: true },
  { key: 'mangaFirst', tab: 'manga', title: 'はじめて描くマンガ', level: 'entry', isSortable: false },
  { key: 'name', tab: 'manga', title: 'ネームとコマ割り', isSortable: true },
  { key: 'inking', tab: 'manga', title: '線画と仕上げ', isSortable: true },
  { key: 'story', tab: 'manga', title: 'お話と登場人物', isSortable: true },
  { key: 'paintingSoft', tab: 'other', title: 'ペイントソフト', isSortable: true },
  { key: 'illustMaking', tab: 'other', title: 'イラストメイキング', isSortable: true },
  { key: 'motif', tab: 'other', title: 'モチーフ', isSortable: true },
]

export function groupsOf(courses: DemoCourse[]): DemoGroup[] {
  return sliders.map((slider) => ({
    ...slider,
    courseKeys: courses.filter((course) => course.groupKey === slider.key).map((course) => course.key),
  }))
}
