import { pinbrightEnergyCharts } from "../charts/pinbright-energy.ts";
import { yieldMonth } from "../evidence/yield-month.ts";
import type { CaseSource } from "../types.ts";

export const pinbrightEnergy: CaseSource = {
  slug: "pinbright-energy",
  createdAt: "2025-09-09T08:00:00Z",
  cover: { kind: "warp", seed: 21, ground: "theme" },
  evidence: {
    kind: "yieldMonth",
    promise: "Solar campaign",
    label:
      "April on Roof 7, Street 12: thirty bars, the last one 3.1 kWh after a dust storm, and a dotted line at 18 kWh for what the house used.",
    details: [
      {
        view: "lastDays",
        caption: "The day of the storm, next to the day before it.",
        ar: { caption: "يوم العاصفة إلى جانب اليوم الذي سبقه." },
      },
      {
        view: "screen",
        caption: "The screen in the grocery window on 1 May.",
        ar: { caption: "الشاشة في واجهة البقالة في 1 مايو." },
      },
      {
        view: "advertisement",
        caption: "On phones the ad names the street.",
        ar: { caption: "على الهواتف يذكر الإعلان اسم الشارع." },
      },
      {
        view: "mark",
        caption: "A roof, the sun, and the month behind them.",
        ar: { caption: "سطح وشمس، وخلفهما الشهر كله." },
      },
    ],
    content: yieldMonth,
    ar: {
      promise: "حملة للطاقة الشمسية",
      label:
        "أبريل على السطح 7 في شارع 12: ثلاثون عمودًا، آخرها 3.1 كيلوواط ساعة في يوم العاصفة، وخط منقّط عند 18 لاستهلاك البيت.",
    },
  },
  title: "Solar ads with neighbours’ figures",
  clientName: "Pinbright Energy",
  industry: "Energy",
  companySize: "45 people",
  location: "Dubai",
  services: ["Advertising & Campaigns", "Digital Marketing"],
  challenge: [
    "Pinbright Energy, which fits solar panels to houses in Dubai, asked us for more site visits without a larger advertising budget. It was spending 8,910 dirhams a month on an ad that promised bills up to 40% lower, under a drawing of a sun. We printed that ad and six from its competitors with the logos cut off, and none of Pinbright’s nine salespeople recognised their own.",
    "A visit cost 260 dirhams, including the surveyor’s hour and fuel, and 45 were booked in a month. Then we listened to sixty recorded first calls. In 38 of them the caller mentioned a neighbour’s panels. Every inverter the company had fitted kept a daily log, and none of the neighbours had ever seen one.",
  ].join("\n\n"),
  objectives: [
    "Let a neighbour’s roof explain solar panels",
    "Show the month as it was, clouds and dust included",
    "A site visit within a week of the first question",
  ],
  solution: [
    "We began with a savings calculator, built in four days. It was about right for houses on district cooling and wrong by a factor of three for the others, and telling them apart took fourteen fields. We dropped it in week 1 and asked thirty owners to let us publish their logs. Twelve said yes.",
    "Each roof has a page with its month as it was: a bar for what the sun gave each day, a dotted line for what the house used, and a note on what dust had cost since the last wash. The owner of Roof 4 objected to showing hourly use, because it tells burglars when a family is away. So the dotted line is a monthly average: 18 kWh a day on Roof 7 in Street 12. A reader wrote that no house in Dubai gets by on that. This one has district cooling on a separate bill, and every page now says how its house is cooled.",
    "The ads began in week 5 and showed only what a roof had made the day before. The first ran on one screen, in a grocery window in Street 12. On phones the smallest area you can target has a radius of a kilometre, so the ad names the street. For nine days every figure was a day late, because the database counted in UTC and the job ran at 02:00. The owner of Roof 9 noticed.",
    "On 30 April, in week 12, a dust storm took Roof 7 from 27.4 kWh to 3.1. The head of sales wanted the screens off. We’d agreed in writing to publish every day as it was, and Nadim Azar, the managing director, kept to it. On 1 May the screens said: “Yesterday: 3.1 kWh. It was dust. The day before, 27.4.”",
  ].join("\n\n"),
  technologiesUsed: ["Meta Ads", "Open-Meteo", "TypeScript", "TimescaleDB"],
  results: [
    "The work ended with the storm. We counted for three months more, May to July 2024, and compared with the same months of 2023. Booked visits rose from 45 to 90 a month on the same 8,910 dirhams of advertising. The ad spend behind a visit fell from 198 dirhams to 99, while the surveyor’s hour and fuel stayed at 62. So a visit now costs 161 dirhams instead of 260. The storm brought 41 enquiries in two days, more than any other ad that year.",
    "One visit in five ends in a contract, as before. Pinbright kept to visits within a week in May and June. In July the wait was nine days, because summer rules stop work on roofs from 12:30 to 15:00. The house under Roof 11 has been sold, and its new owner hasn’t agreed to publish yet.",
  ].join("\n\n"),
  charts: pinbrightEnergyCharts,
  metrics: [
    {
      value: "2×",
      label: "site visits booked",
      before: 45,
      after: 90,
      unit: "a month",
      ar: { value: "الضعف", label: "في عدد زيارات المعاينة المحجوزة", unit: "شهريًا" },
    },
    {
      value: "−38%",
      label: "cost of a visit",
      before: 260,
      after: 161,
      unit: "dirhams",
      ar: { label: "في تكلفة الزيارة", unit: "درهمًا" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Twelve roofs",
      description: "Thirty owners asked, twelve said yes.",
      ar: { title: "اثنا عشر سطحًا", description: "سألنا 30 مالكًا فوافق 12 منهم." },
    },
    {
      week: 5,
      title: "Yesterday’s figure",
      description: "In one street, on one screen.",
      ar: { title: "رقم الأمس", description: "في شارع واحد، على شاشة واحدة." },
    },
    {
      week: 12,
      title: "A bad day",
      description: "Published like all the others.",
      ar: { title: "يوم سيّئ", description: "نُشر كما نُشرت سائر الأيام." },
    },
  ],
  testimonial:
    "They advised us to advertise a dust storm, and I signed it with my eyes half shut. The phone didn’t stop for two days.",
  testimonialAuthor: "Nadim Azar",
  testimonialPosition: "managing director, Pinbright Energy",
  keyTakeaways: [
    "Agree to publish the bad days before the first one comes",
    "Ask how a house is cooled before comparing its bill",
  ],
  station: "plan",
  projectDuration: "12 weeks",
  teamSize: "5 people",
  completedDate: "2024-04-30",
  ar: {
    title: "إعلان طاقة شمسية أرقامه من سطح الجار",
    clientName: "بينبرايت للطاقة",
    companySize: "45 موظفًا",
    challenge: [
      "طلبت منّا شركة بينبرايت للطاقة، وهي تركّب الألواح الشمسية في بيوت دبي، زيارات معاينة أكثر بميزانية الإعلان نفسها. كانت تنفق 8,910 دراهم شهريًا على إعلان يعد بخفض الفاتورة بنسبة تصل إلى 40%، يعلوه رسم للشمس. طبعنا ذلك الإعلان مع ستة من إعلانات منافسيها وقصصنا الشعارات منها، فلم يعرف أحد من مندوبي مبيعاتها التسعة إعلان شركته.",
      "وكانت تكلفة الزيارة 260 درهمًا، تدخل فيها ساعة فنّي المعاينة ووقود سيارته، وكان عدد الزيارات المحجوزة 45 زيارة في الشهر. ثم استمعنا إلى تسجيلات 60 مكالمة أولى، فإذا المتصل في 38 منها يذكر ألواح جاره. وكان كل جهاز عاكس (إنفرتر) ركّبته الشركة يحتفظ بسجلّ يومي لم يره أحد من الجيران.",
    ].join("\n\n"),
    objectives: [
      "ترك الشرح لسطح الجار",
      "عرض الشهر كما كان، بغيومه وغباره",
      "زيارة معاينة خلال أسبوع من أول سؤال",
    ],
    solution: [
      "كانت محاولتنا الأولى حاسبة توفير أنجزناها في 4 أيام. اقتربت نتائجها من الصواب في البيوت الموصولة بتبريد المناطق، وأخطأت بثلاثة أضعاف في البيوت التي لها وحدات تكييف خاصة. وكان التمييز بينها يحتاج إلى نموذج من 14 حقلًا. فتركناها في الأسبوع الأول واستأذنّا 30 مالكًا في نشر سجلّاتهم، فوافق 12 منهم.",
      "ولكل سطح من الأسطح الاثني عشر صفحة فيها شهره كما كان: عمود لإنتاج كل يوم، وخط منقّط لاستهلاك البيت، وملاحظة بما خسره السطح بسبب الغبار منذ آخر غسل للألواح. واعترض مالك السطح 4 على نشر الاستهلاك ساعةً بساعة، لأنه يدلّ اللصوص على أوقات غياب الأسرة، فصار الخط متوسطًا شهريًا، وهو 18 كيلوواط ساعة في اليوم للسطح 7 في شارع 12. وكتب إلينا قارئ أن بيتًا في دبي لا يكفيه هذا القدر. وكان ذلك البيت موصولًا بتبريد المناطق وله فاتورة منفصلة، فصارت كل صفحة تذكر كيف يُبرَّد بيتها.",
      "وبدأت الإعلانات في الأسبوع الخامس، ولم تعرض إلا ما أنتجه السطح في اليوم السابق. ظهر أولها على شاشة واحدة في واجهة بقالة في شارع 12. أما على الهواتف فأصغر نطاق استهداف تتيحه المنصة الإعلانية دائرة نصف قطرها كيلومتر، ولهذا يذكر الإعلان اسم الشارع. وتأخّرت الأرقام كلها يومًا كاملًا طوال 9 أيام، لأن قاعدة البيانات كانت تحسب اليوم بالتوقيت العالمي وبرنامجنا يقرؤها في الساعة 2:00 بعد منتصف الليل. ونبّهنا إلى ذلك مالك السطح 9.",
      "وفي 30 أبريل، في الأسبوع الثاني عشر، هبط إنتاج السطح 7 في عاصفة غبار من 27.4 كيلوواط ساعة إلى 3.1. أراد رئيس المبيعات إطفاء الشاشات، وكنا قد اتفقنا كتابةً على نشر كل يوم كما هو، فتمسّك المدير العام نديم عازار بالاتفاق. وفي 1 مايو عرضت الشاشات: «أمس: 3.1 كيلوواط ساعة. السبب غبار. وأول أمس: 27.4.»",
    ].join("\n\n"),
    results: [
      "انتهى عملنا مع العاصفة، وواصلنا العدّ ثلاثة أشهر أخرى، من مايو إلى يوليو 2024، وقارنّاها بالأشهر نفسها من عام 2023. ارتفعت الزيارات المحجوزة من 45 إلى 90 زيارة في الشهر. وبقي الإنفاق على الإعلان 8,910 دراهم، فانخفض نصيب الزيارة منه من 198 درهمًا إلى 99 درهمًا. أما ساعة الفنّي والوقود فبقيت 62 درهمًا. وهكذا صارت تكلفة الزيارة 161 درهمًا بعد أن كانت 260 درهمًا. وجلب إعلان العاصفة 41 استفسارًا في يومين، وهو أكثر ما جلبه إعلان في ذلك العام.",
      "ولم تتحسّن نسبة العقود، فما زالت زيارة واحدة من كل خمس تنتهي بعقد. والتزمت الشركة بموعد الأسبوع في مايو ويونيو، ثم بلغ الانتظار 9 أيام في يوليو، لأن حظر العمل وقت الظهيرة يوقف العمل على الأسطح من 12:30 ظهرًا إلى 3:00 عصرًا. وبِيع البيت الذي عليه السطح 11، ولم يوافق مالكه الجديد على النشر بعد.",
    ].join("\n\n"),
    testimonial:
      "نصحونا بالإعلان عن عاصفة غبار، فوقّعت وأنا متردّد، ثم ظلّ هاتفنا مشغولًا يومين كاملين.",
    testimonialAuthor: "نديم عازار",
    testimonialPosition: "المدير العام في بينبرايت للطاقة",
    keyTakeaways: [
      "الاتفاق على نشر الأيام السيّئة قبل أن يأتي أولها",
      "السؤال عن طريقة تبريد البيت قبل مقارنة فاتورته",
    ],
    projectDuration: "12 أسبوعًا",
    teamSize: "5 أشخاص",
  },
};
