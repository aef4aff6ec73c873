import type { DemoCatalogue } from './shape.ts'

export const beforeAfter: DemoCatalogue['beforeAfter'] = [
  {
    title: '目の高さ',
    about: ['eyeDrop'],
    comment:
      '手前の目が下がって、左右の高さがずれていました。十字の横線を引き直し、両目をのせます。それだけで、視線がまっすぐこちらへ届きます。',
  },
  {
    title: '目と目の間',
    about: ['eyeApart'],
    comment:
      '目と目の間が、目ひとつ分より広くあいていました。手前の目を中心線のほうへ寄せると、顔がひとつにまとまります。髪の形はとてもよく見ています。',
  },
  {
    title: '口の位置',
    about: ['mouth'],
    comment:
      '口が中心線から外れていました。鼻の下から中心線をなぞって置き直すと、やわらかい表情のまま、向きがはっきりします。三つ編みはそのまま生かしました。',
  },
  {
    title: 'あごの形',
    about: ['chin'],
    comment:
      'あごの先が、顔の向きと反対に逃げていました。耳の下からあご先まで、頬とあごに分けて結び直しています。眉と目の表情は直さず、そのまま生かしました。',
  },
]
