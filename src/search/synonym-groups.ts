/**
 * Words for the same thing, one group in a line. They widen the query, so a new group needs no new
 * index. A Bengali word also finds longer words that begin with it. A word of a group is spelt right.
 */
export const GROUPS = groupsIn(`
  # Examinations and results
  ssc এসএসসি
  hsc এইচএসসি
  jsc জেএসসি
  psc পিএসসি পিইসি pec
  exam examination xm পরীক্ষা এক্সাম
  test টেস্ট নির্বাচনি
  pretest প্রিটেস্ট প্রাকনির্বাচনি
  practical ব্যবহারিক
  assignment অ্যাসাইনমেন্ট এসাইনমেন্ট
  half হাফ অর্ধবার্ষিক ষাণ্মাসিক অর্ধবেতনে
  free ফ্রি বিনামূল্যে বিনা
  annual বার্ষিক বাৎসরিক final ফাইনাল
  result রেজাল্ট ফলাফল ফল
  gpa জিপিএ
  grade গ্রেড
  merit মেধা মেধাতালিকা
  marksheet transcript নম্বরপত্র মার্কশিট ট্রান্সক্রিপ্ট
  roll রোল
  admit প্রবেশপত্র অ্যাডমিট এডমিট
  question প্রশ্ন কোয়েশ্চেন proshno
  answer উত্তর
  sample নমুনা
  pass passed পাস পাশ উত্তীর্ণ
  fail failed ফেল অকৃতকার্য অনুত্তীর্ণ
  rate হার percentage শতকরা
  centre center কেন্দ্র সেন্টার
  viva oral মৌখিক
  written লিখিত
  promotion promoted উন্নীত প্রমোশন
  board বোর্ড
  model মডেল
  optional ঐচ্ছিক
  suggestion suggestions সাজেশন
  recheck reexamination পুনর্মূল্যায়ন পুনঃমূল্যায়ন পুনঃনিরীক্ষণ পুনর্নিরীক্ষণ
  evaluation assessment মূল্যায়ন
  # Lessons and days
  routine রুটিন timetable schedule সময়সূচি শিডিউল
  time সময় টাইম
  start শুরু আরম্ভ
  change পরিবর্তন চেঞ্জ বদল
  new নতুন নিউ
  date তারিখ
  last শেষ
  calendar ক্যালেন্ডার শিক্ষাপঞ্জি বর্ষপঞ্জি
  holiday vacation leave ছুটি অবকাশ বন্ধ
  winter শীত শীতকালীন
  summer গ্রীষ্ম গ্রীষ্মকালীন
  ramadan রমজান রোজা roja
  eid ঈদ ইদ ঈদুল ইদুল
  fitr ফিতর ফিতরের
  adha আজহা আযহা কোরবানি কুরবানি কোরবান qurbani korbani kurbani
  puja পূজা
  durga দুর্গা
  lokkhi laxmi lakshmi লক্ষ্মী লক্ষী লক্ষ্মীপূজা
  study অধ্যয়ন অধ্যয়নের
  victory বিজয়
  independence স্বাধীনতা
  language মাতৃভাষা একুশে ekushey ekushe
  martyr martyrs শহিদ শহীদ
  intellectual intellectuals বুদ্ধিজীবী
  may মে
  christmas বড়দিন ক্রিসমাস
  boishakh নববর্ষ বৈশাখ বৈশাখী pohela পহেলা
  buddha buddho বুদ্ধপূর্ণিমা বুদ্ধ
  ashura আশুরা মহররম muharram moharram
  janmashtami জন্মাষ্টমী
  milad miladunnabi মিলাদুন্নবী মিলাদ
  morning প্রভাতি মর্নিং সকালের মরনিং
  class ক্লাস শ্রেণি klas sreni shreni
  classroom ক্লাসরুম শ্রেণিকক্ষ
  multimedia মাল্টিমিডিয়া
  land জমি জমিন ভূমি একর acre
  section শাখা সেকশন shakha sakha
  ka ক
  kha খ
  ga গ
  gha ঘ
  attendance হাজিরা উপস্থিতি
  syllabus সিলেবাস পাঠ্যসূচি
  book boi বই পাঠ্যপুস্তক পাঠ্যবই textbook
  booklist বুকলিস্ট বইতালিকা
  list তালিকা লিস্ট
  science বিজ্ঞান সায়েন্স
  humanities arts মানবিক আর্টস
  business commerce ব্যবসায় কমার্স
  math maths mathematics গণিত ম্যাথ অংক অঙ্ক onko
  physics পদার্থবিজ্ঞান পদার্থ ফিজিক্স পদার্থবিদ্যা
  chemistry রসায়ন কেমিস্ট্রি
  biology জীববিজ্ঞান জীব বায়োলজি
  bangla bengali বাংলা
  religion ধর্ম ধর্মশিক্ষা dhormo
  islam islamic ইসলাম islamiat ইসলামিয়াত কোরআন কুরআন quran
  hindu হিন্দু হিন্দুধর্ম hinduism সনাতন
  christian খ্রিষ্টান খ্রিস্টান খৃষ্টান
  buddhist বৌদ্ধ
  history ইতিহাস
  geography ভূগোল
  civics পৌরনীতি
  economics অর্থনীতি
  accounting হিসাববিজ্ঞান একাউন্টিং
  agriculture কৃষি কৃষিশিক্ষা
  art drawing চারু চারুকলা আঁকা ড্রয়িং কারুকলা
  music সংগীত সঙ্গীত গান song মিউজিক
  physical শারীরিক
  bgs বিজিএস বিশ্বপরিচয়
  disabled disability handicapped প্রতিবন্ধী অক্ষম চাহিদাসম্পন্ন
  autistic autism অটিস্টিক অটিজম
  english ইংরেজি ইংলিশ
  lab laboratory ল্যাব বিজ্ঞানাগার পরীক্ষাগার
  library লাইব্রেরি গ্রন্থাগার পাঠাগার
  lesson পাঠ পাঠদান
  subject বিষয় সাবজেক্ট bishoy
  group গ্রুপ বিভাগ
  shift শিফট সিপট সিফট পালা
  break tiffin recess বিরতি টিফিন
  noon দুপুর
  evening বিকাল বিকেল সন্ধ্যা
  weekly সাপ্তাহিক
  monthly মাসিক
  month মাস
  week সপ্তাহ
  year বছর bochor
  session শিক্ষাবর্ষ সেশন
  batch ব্যাচ
  absent absence অনুপস্থিত অনুপস্থিতি
  late delay বিলম্ব দেরি
  homework হোমওয়ার্ক
  quota কোটা কোঠা
  age বয়স
  postponed স্থগিত
  cancelled canceled বাতিল ক্যানসেল
  minority সংখ্যালঘু
  tribal indigenous উপজাতি উপজাতীয় নৃগোষ্ঠী আদিবাসী
  muslim muslims মুসলিম মুসলমান
  # Papers of the office
  office অফিস দপ্তর কার্যালয় ofis
  notice নোটিশ বিজ্ঞপ্তি circular সার্কুলার
  news সংবাদ খবর নিউজ
  download ডাউনলোড
  form ফর্ম ফরম
  fill fillup ফিলাপ ফিলআপ পূরণ
  correction সংশোধন কারেকশন
  application আবেদন দরখাস্ত
  admission ভর্তি এডমিশন
  lottery লটারি
  registration register registered রেজিস্ট্রেশন নিবন্ধন
  recognition স্বীকৃতি
  permission অনুমতি
  tc টিসি ছাড়পত্র
  testimonial প্রত্যয়ন প্রত্যয়নপত্র প্রশংসাপত্র
  fee ফি বেতন tuition payment পেমেন্ট
  stipend scholarship উপবৃত্তি বৃত্তি স্কলারশিপ
  recruitment job নিয়োগ চাকরি
  vacancy শূন্যপদ
  tender quotation টেন্ডার দরপত্র কোটেশন
  harassment হয়রানি উত্ত্যক্ত উত্যক্ত জ্বালায় জ্বালাতন ইভটিজিং eveteasing
  maulana মাওলানা moulana maolana মৌলানা
  complaint অভিযোগ নালিশ nalish
  account অ্যাকাউন্ট একাউন্ট
  bank ব্যাংক
  doctor ডাক্তার চিকিৎসক
  lost হারাইছে হারিয়েছে হারিয়ে হারায় হারাই হারাইয়া হারানো হারিয়ে হারিয়ে
  vaccine vaccination টিকা ভ্যাকসিন
  hpv এইচপিভি
  uniform ইউনিফর্ম পোশাক ড্রেস dress
  online অনলাইন
  mobile phone telephone মোবাইল ফোন টেলিফোন
  contact যোগাযোগ
  address ঠিকানা
  eiin ইআইআইএন
  mpo এমপিও
  original মূল অরিজিনাল
  copy photocopy কপি ফটোকপি অনুলিপি
  duplicate ডুপ্লিকেট
  signature sign স্বাক্ষর সই
  attested সত্যায়িত
  document documents papers কাগজপত্র কাগজ kagoj
  collection collect distribution বিতরণ সংগ্রহ
  submit submission deposit জমা joma
  publish published প্রকাশ প্রকাশিত
  selected নির্বাচিত মনোনীত
  vacant empty শূন্য খালি ফাঁকা
  interview ইন্টারভিউ সাক্ষাৎকার
  training প্রশিক্ষণ ট্রেনিং
  workshop কর্মশালা
  visit পরিদর্শন ভিজিট
  budget বাজেট
  audit অডিট নিরীক্ষা
  report প্রতিবেদন রিপোর্ট
  income আয়
  expense expenditure ব্যয়
  donation donate grant অনুদান ডোনেশন
  fund তহবিল ফান্ড
  receipt রসিদ রশিদ
  fine জরিমানা
  waiver concession মওকুফ মাফ মাপ
  salary স্যালারি
  instalment installment কিস্তি
  code কোড
  memo স্মারক
  act law আইন
  rule rules বিধি বিধিমালা নীতিমালা
  right rights অধিকার
  charter সিটিজেন চার্টার citizen
  service সেবা সার্ভিস
  information info তথ্য ইনফরমেশন
  government govt সরকারি গভর্নমেন্ট গভমেন্ট sorkari
  nationalised nationalized nationalisation nationalization জাতীয়করণ সরকারিকরণ
  approved approval sanctioned অনুমোদন অনুমোদিত
  founded established establishment প্রতিষ্ঠা প্রতিষ্ঠিত স্থাপিত
  email ইমেইল
  website ওয়েবসাইট
  facebook ফেসবুক
  sms message এসএমএস মেসেজ বার্তা
  password পাসওয়ার্ড
  otp ওটিপি
  pin পিন
  wifi ওয়াইফাই
  app অ্যাপ
  internet ইন্টারনেট
  waiting অপেক্ষমাণ ওয়েটিং
  bully bullying বুলিং র‍্যাগিং ragging
  abuse নির্যাতন নিপীড়ন
  safe safety security নিরাপদ নিরাপত্তা
  help সাহায্য সহায়তা
  cost খরচ
  money টেকা টাকা taka টেহা ট্যাকা ট্যাহা
  # People
  school স্কুল বিদ্যালয়
  head headmaster headmistress headteacher principal প্রধান প্রিন্সিপাল হেড হেডমাস্টার হেডস্যার হেডম্যাডাম হেডমিস headsir headmadam হেডমিস্ট্রেস
  teacher শিক্ষক টিচার স্যার শিক্ষিকা মাস্টার মাষ্টার master
  staff কর্মচারী স্টাফ
  assistant সহকারী সহকারি asst এসিস্ট্যান্ট অ্যাসিস্ট্যান্ট
  librarian গ্রন্থাগারিক লাইব্রেরিয়ান
  accountant হিসাব হিসাবরক্ষক অ্যাকাউন্টেন্ট একাউন্টেন্ট ক্যাশিয়ার cashier
  guard প্রহরী দারোয়ান গার্ড darwan daroan নৈশপ্রহরী
  clerk কেরানি কেরানী ক্লার্ক মুদ্রাক্ষরিক উচ্চমান
  peon পিয়ন সহায়ক আয়া দপ্তরি
  student ছাত্রী শিক্ষার্থী স্টুডেন্ট
  alumni প্রাক্তন অ্যালামনাই
  guardian parent অভিভাবক গার্ডিয়ান গার্জেন গারজেন
  adhoc এডহক অ্যাডহক
  committee কমিটি পরিষদ পর্ষদ
  smc এসএমসি ম্যানেজিং মেনেজিং managing
  pta পিটিএ
  officer কর্মকর্তা অফিসার
  designated responsible incharge দায়িত্বপ্রাপ্ত ভারপ্রাপ্ত দায়িত্ব
  chairman chairperson president সভাপতি চেয়ারম্যান
  secretary সচিব সেক্রেটারি
  member সদস্য মেম্বার
  convener আহ্বায়ক
  founder প্রতিষ্ঠাতা
  inspector পরিদর্শক
  girl girls মেয়েদের বালিকা
  boy boys ছেলে ছাত্র
  cleaner sweeper পরিচ্ছন্নতাকর্মী সুইপার ঝাড়ুদার
  driver ড্রাইভার চালক
  nurse নার্স
  counsellor counselor কাউন্সেলর
  # Events
  event program programme অনুষ্ঠান প্রোগ্রাম
  meeting সভা মিটিং সমাবেশ
  sports ক্রীড়া খেলাধুলা খেলা স্পোর্টস
  cultural সাংস্কৃতিক
  competition প্রতিযোগিতা
  debate বিতর্ক
  prize award পুরস্কার
  scout guide স্কাউট গাইড
  fair মেলা
  project প্রজেক্ট প্রকল্প
  picnic tour পিকনিক বনভোজন শিক্ষাসফর
  farewell বিদায়
  photo picture gallery ছবি ছবিঘর গ্যালারি
  exhibition প্রদর্শনী
  quiz কুইজ
  olympiad অলিম্পিয়াড
  dance নাচ নৃত্য
  recitation আবৃত্তি
  drama theatre নাটক
  swimming সাঁতার
  football ফুটবল
  cricket ক্রিকেট
  handball হ্যান্ডবল
  kabaddi কাবাডি হাডুডু
  badminton ব্যাডমিন্টন
  champion চ্যাম্পিয়ন
  winner বিজয়ী
  best শ্রেষ্ঠ সেরা
  camp ক্যাম্প
  tree plantation planting বৃক্ষ বৃক্ষরোপণ গাছ
  blood রক্ত
  flood বন্যা
  cyclone storm ঘূর্ণিঝড়
  fire আগুন অগ্নি
  health স্বাস্থ্য
  fever জ্বর জর jor
  sick ill illness অসুস্থ অসুখ
  medicine ওষুধ ঔষধ
  deworming কৃমি
  sanitary স্যানিটারি
  magazine ম্যাগাজিন বার্ষিকী স্মরণিকা
  video ভিডিও
  # What many schools have
  junior জুনিয়র জুনিয়ার
  coaching কোচিং
  private প্রাইভেট টিউশনি
  nursery নার্সারি প্লে কেজি শিশুশ্রেণি kg
  primary প্রাইমারি প্রাথমিক
  college কলেজ
  university বিশ্ববিদ্যালয় ভার্সিটি
  madrasa মাদ্রাসা
  medical মেডিকেল
  laptop ল্যাপটপ ট্যাব tablet
  karate কারাতে জুডো
  swing দোলনা স্লাইড
  food খাবার নাস্তা ভাত
  pension পেনশন
  allowance ভাতা
  shop দোকান
  van ভ্যান রিকশা
  rent ভাড়া
  route রুট
  bench বেঞ্চ
  birthday জন্মদিন
  captain ক্যাপ্টেন
  # Places and things
  building ভবন বিল্ডিং bhobon
  room কক্ষ রুম
  hall auditorium মিলনায়তন অডিটোরিয়াম হলরুম
  playground field মাঠ
  gate ফটক গেট
  canteen ক্যান্টিন
  toilet washroom bathroom latrine টয়লেট শৌচাগার বাথরুম ওয়াশরুম ল্যাট্রিন
  hostel dormitory হোস্টেল ছাত্রীনিবাস ছাত্রাবাস আবাসিক
  mosque মসজিদ
  prayer নামাজ নামাজঘর
  water পানি
  garden বাগান
  bus বাস
  transport পরিবহন গাড়ি যানবাহন gari
  district জেলা jela
  road street সড়ক রাস্তা rasta
  location অবস্থান লোকেশন
  map মানচিত্র ম্যাপ
  camera cctv ক্যামেরা সিসিটিভি
  wheelchair হুইলচেয়ার
  shoe shoes জুতা জুতো
  colour color রং রঙ কালার
  bag ব্যাগ
`)

/** Words that also mean the words after them, which do not mean them: a card, but not any card. */
export const GENERAL = linesOf(`
  yearly > বার্ষিক অর্ধবার্ষিক
  mark মার্কস > নম্বর নম্বরপত্র
  sheet > নম্বরপত্র
  ict আইসিটি > প্রযুক্তি
  bkash বিকাশ nagad নগদ > ব্যাংকিং
  card কার্ড কাড > প্রবেশপত্র পরিচয়পত্র
  id আইডি nid এনআইডি > পরিচয়পত্র
  seat আসন সিট > আসনবিন্যাস
  plan প্ল্যান > পরিকল্পনা বিন্যাস আসনবিন্যাস
  day ডে > দিবস দিবা
  character চারিত্রিক > প্রশংসাপত্র
  leaving ছাড়ার > ছাড়পত্র
  computer কম্পিউটার > প্রযুক্তি
  pe sports খেলা খেলাধুলা ক্রীড়া > শারীরিক
  দৌড় race > ক্রীড়া
  social > বিশ্বপরিচয়
  birth > জন্ম জন্মনিবন্ধন
  transfer ট্রান্সফার > বদলি ছাড়পত্র টিসি
  certificate সার্টিফিকেট সনদ সনদপত্র > প্রত্যয়ন প্রশংসাপত্র ছাড়পত্র
  number নম্বর নাম্বার > phone ফোন মোবাইল
  jubilee জুবিলি > জয়ন্তী সুবর্ণজয়ন্তী
  golden গোল্ডেন > সুবর্ণ সুবর্ণজয়ন্তী
  rti আরটিআই > অধিকার
  অনিক grs জিআরএস > অভিযোগ
  reunion পুনর্মিলনী রিইউনিয়ন > জয়ন্তী সুবর্ণজয়ন্তী
  deadline ডেডলাইন > শেষ
  pay paid পরিশোধ > ফি বেতন জমা
  old পুরোনো পুরানো পুরনো > প্রাক্তন সাবেক
  former ex previous > প্রাক্তন সাবেক
  cv biodata বায়োডাটা সিভি > জীবনবৃত্তান্ত
  আজেবাজে teasing disturb ডিস্টার্ব বিরক্ত খারাপ গায়ে পিছনে পিছু পিছে > হয়রানি
  জ্বর জর fever > অসুস্থ
  গোপন secret > পিন ওটিপি
  government govt সরকারি > জাতীয়করণ সরকারিকরণ
  জনবল manpower > পদ
  অবকাঠামো অবকাঠামোগত infrastructure > কক্ষ ভবন
  মওকুফ মাফ মাপ > বিনা অর্ধবেতনে
  চেয়ার চেয়ারে হাঁটতে হাঁটা সিঁড়ি stairs chair walk > হুইলচেয়ার প্রতিবন্ধী
  পরিসংখ্যান statistics > সংখ্যা
  directions direction > পথ যাতায়াত রাস্তা
  বিচার > অভিযোগ
`).map((line) => {
  const [words, also] = line.split(' > ').map((part) => part.split(' '))
  return { words: words!, also: also! }
})

function groupsIn(lines: string): string[][] {
  return linesOf(lines).map((line) => line.split(' '))
}

/** The lines that are not a heading. */
function linesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
