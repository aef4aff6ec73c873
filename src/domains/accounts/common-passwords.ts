/** Well-known passwords of eight characters and more, as every guessing list begins with. Compared in small letters. */
const words = `
12345678 123456789 1234567890 12345678910 123456789a 1234567891 0123456789 987654321 9876543210 87654321 00000000
000000000 0000000000 11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888
888888888 99999999 999999999 12341234 12121212 11223344 1122334455 12344321 123123123 123321123 123454321 123456123
123456654321 147258369 741852963 789456123 159753159 135792468 13579246 24682468 31415926 314159265 10203040 01020304
19701970 19801980 19901990 20002000 20102010 20202020 20212021 20222022 20232023 20242024 20252025 20262026 01012000
password password1 password2 password3 password01 password11 password12 password123 password1234 password12345 password!
password1! password@123 passw0rd passw0rd1 p@ssword p@ssword1 p@ssw0rd p@ssw0rd1 p@$$w0rd pa$$word pa55word pass1234
pass12345 pass@123 passpass passport password0 passwords mypassword newpassword yourpassword passwort
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123 qwertyqwerty qwerty78 qwerty!@#
qwert12345 qwert123 qweqweqwe qweasdzxc qweasd123 qazwsxedc qazwsx123 qazwsx12 qazxswedc 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1xsw2 !qaz2wsx 1qazxsw2 2wsx3edc
asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer asdasdasd asdf123456 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv zxcvbnmm
poiuytrewq lkjhgfdsa mnbvcxz1 1234qwer 1234asdf qwer1234 qwerasdf qwerasdfzxcv 12qwaszx 12345qwert 123qweasd 123qwe123
123qweasdzxc 123456qwerty 123456qwe 12345678a 12345678q 123456789q 123456789abc 123456abc 1234567a a1234567 a12345678
a123456789 aa123456 aaa111222 aaaa1111 aaaaaaaa aaaaaaaaa aaaaaaaaaa abc12345 abc123456 abc1234567 abc123abc abc123456789
abcabcabc abcd1234 abcd12345 abcd123456 abcdefgh abcdefghi abcdefghij abcdefg1 abcdefg123 abcde12345 abcd@1234 aa12345678
aaaaaa123 ab123456 ab12345678 as123456 asd123456 asd12345 q1234567 q12345678 q123456789 z1234567 x1234567 xxxxxxxx zzzzzzzz
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu123 ilovegod ilovejesus iloveme1 loveyou1 lovelove
lovelove1 loveme123 lovely123 forever1 forever123 forever21 princess princess1 princess123 sunshine sunshine1 sunshine123
superman superman1 superman123 batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123 pikachu1 naruto123
naruto12 narutouzumaki onepiece onepiece1 dragonball dragonballz dragon123 dragon12 monkey123 monkey12 football football1
football123 baseball baseball1 baseball123 basketball basketball1 softball1 soccer123 liverpool liverpool1 chelsea123
chelsea1 arsenal1 arsenal123 barcelona barcelona1 manchester manunited ronaldo7 juventus1 michael1 michael123 jennifer
jennifer1 jessica1 jordan23 jordan123 charlie1 charlie123 daniel123 matthew1 michelle michelle1 nicole123 samantha
samantha1 ashley123 anthony1 andrew123 alexander alexander1 alexandra benjamin benjamin1 victoria victoria1 elizabeth
elizabeth1 christian christian1 christopher stephanie jonathan jonathan1 isabella patricia veronica francisco
computer computer1 internet internet1 internet123 samsung1 samsung123 microsoft windows10 windows1 google123 googlegoogle
facebook facebook1 facebook123 twitter123 linkedin myspace1 minecraft minecraft1 roblox123 fortnite1 nintendo nintendo1
playstation xbox3600 corvette mercedes mustang1 ferrari1 porsche1 yamaha123 kawasaki suzuki123 toyota123 nissan123
admin123 admin1234 admin12345 admin@123 administrator administrator1 root1234 rootroot test1234 test12345 test123456
testtest testtest1 testing1 testing123 tester123 guest123 guest1234 user1234 user12345 username demo1234 demodemo
changeme changeme1 changeme123 letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234 welcome@123
welcome2024 welcome2025 welcome2026 hello123 hello1234 hello12345 hellohello helloworld hello2you master123 masterkey
secret123 secretsecret trustno1 trustnoone whatever whatever1 blink182 access14 shadow123 shadow12 killer123 killer12
freedom1 freedom123 fuckyou1 fuckyou123 fuckyou2 asshole1 bullshit jesus123 jesus777 jesuschrist godisgood blessed1
angel123 angelangel butterfly butterfly1 chocolate chocolate1 cookie123 cookies1 banana123 orange123 cherry123 apple123
flower123 flowers1 rainbow1 rainbow123 summer123 summer2024 summer2025 summer2026 winter123 winter2024 winter2025
winter2026 spring2025 spring2026 autumn2025 january1 february november december december1 september september1
midnight midnight1 midnight123 moonlight sunflower snowball snowflake strawberry watermelon pineapple diamond1 crystal1
remember remember1 nothing1 anything something something1 everything happy123 happyday happyness happiness family123
family01 mother123 babygirl babygirl1 babygirl123 babyboy1 sweetheart sweety123 beautiful beautiful1 gorgeous handsome
dolphin1 dolphins tigger123 tigger12 elephant elephant1 scorpion phoenix1 falcon123 eagle123 panther1 snoopy123 garfield
cheese123 pepper123 peanut123 buster123 maggie123 hunter123 hunter12 ranger123 hockey123 tennis123 harley123 thunder1
thunder123 lightning rockyou1 rockstar rockstar1 guitar123 metallica metallica1 slipknot slipknot1 nirvana1 greenday
eminem123 beyonce1 justinbieber onedirection creative creative1 creativity picasso1 vincent1 painting drawing1 drawing123
sketch123 artist123 mangaka1 manga123 manga1234 anime123 anime1234 animeanime otaku123 comic123 illust123 illustration
illustrator photoshop clipstudio egaku123 egaku1234 egaku-egaku egakuegaku
sakura123 sakura12 sakurasakura sakura39 hatsunemiku mikumiku39 miku3939 doraemon doraemon1 totoro123 pikachu123
arigatou konnichiwa ohayou123 aishiteru aishiteru1 daisuki1 daisuki123 sayonara kawaii123 genki123 nihon123 japan123
japan1234 tokyo123 tokyo1234 tokyo2020 tokyo2021 osaka123 kyoto123 hokkaido nagoya123 fukuoka1 yokohama yokohama1
kanagawa hiroshima hiroshima1 okinawa1 okinawa123 sendai123 sapporo1 fujisan1 fujiyama takahashi yamamoto watanabe
nakamura kobayashi yoshida1 yamada123 yamadataro tanaka123 tanakataro suzuki12 satou123 hanako123 tarou123 taro1234
ichiro51 hideki55 hanshin1 tigers123 giants123 kyojin123 arashi123 arashi1999 arashi0915 exile123 nogizaka46 sakurazaka46
keyakizaka46 akb48akb48 morning123 musume123 doraemon123 anpanman anpanman1 shinchan1 rirakkuma rilakkuma hellokitty
hellokitty1 mickey123 mickeymouse minnie123 disney123 disneyland tigger01 pooh1234 winniethepooh stitch626 stitch123
`

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
