import type { Document, School } from './document.ts'

export const recommendedEnv = ({ siteName, contact }: School): Document => ({
  title: '推奨環境',
  lead: `${siteName}は、次の環境でのご利用をおすすめします。ほかの環境でもご覧いただけますが、表示や動画の再生が正しく行われないことがあります。`,
  since: '第4版　2016年4月1日 掲載　2026年10月1日 改定',
  sections: [
    {
      heading: 'パソコン',
      says: [
        [
          'Windows 11：Google ChromeまたはMicrosoft Edgeの最新版',
          'macOS（最新版とその一つ前）：Google ChromeまたはSafariの最新版',
        ],
        '動画を見ながら描くときは、横幅1280ピクセル以上の画面をおすすめします。',
      ],
    },
    {
      heading: 'スマートフォン・タブレット',
      says: [
        [
          'Android（最新版とその一つ前）：Google Chromeの最新版',
          'iOS・iPadOS（最新版とその一つ前）：SafariまたはGoogle Chromeの最新版',
        ],
      ],
    },
    {
      heading: '動作を確かめているブラウザ',
      says: [
        '講座の検索、会員登録、受講とノート、お支払い、添削の依頼と返却、ポーズ練習、投稿、質問は、Chromium（Chrome・Edgeと同じしくみ）、WebKit（Safariと同じしくみ）、Firefoxの3種類のブラウザで、実際に操作して確かめています。',
      ],
    },
    {
      heading: 'ブラウザの設定',
      says: [
        [
          'JavaScriptを有効にしてください',
          'Cookieとサイトデータの保存を許可してください（ログインとノートの保存に使います）',
        ],
        '拡張機能が動画の再生を妨げることがあります。再生できないときは、拡張機能を止めてお試しください。',
      ],
    },
    {
      heading: '通信の速さ',
      says: [
        '動画の再生には、下り5Mbps以上の安定した回線をおすすめします。通信量の上限がある回線では、Wi-Fiでのご利用をおすすめします。',
      ],
    },
    {
      heading: '描くための道具',
      says: [
        '受講に特別なソフトは必要ありません。紙と鉛筆でも始められます。ペイントソフトを使う講座では、各講座のページに使うソフトを示しています。',
        '教材のファイルには、画像（PNG・JPEG）、PDF、ZIP、PSD、CLIPなどの形式があります。',
      ],
    },
    {
      heading: 'うまく動かないとき',
      says: [
        'ブラウザを最新版に更新し、ページを読み込み直してください。直らないときは、お使いの端末とブラウザ、表示された「お問い合わせ番号」を添えてご連絡ください。',
        `ご連絡先：${contact}`,
      ],
    },
  ],
})
