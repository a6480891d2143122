import { Month } from "./Month.tsx";
import { Header, type PartProps, Surface, Yesterday } from "./pieces.tsx";

export function Hero({ content, language, ...outer }: PartProps) {
  const page = { content, language, width: 1440, margin: 40 };
  const sentence = { y: 240, size: 66, reason: { y: 294, size: 36 } };
  return (
    <Surface {...outer} width={1440} height={880} colors={content.colors}>
      <Header {...page} y={92} size={38} small={25} />
      <Yesterday {...sentence} content={content} language="en" x={40} />
      <Yesterday
        {...sentence}
        size={60}
        reason={{ y: 294, size: 34 }}
        content={content}
        language="ar"
        x={1400}
      />
      <Month
        {...page}
        y={800}
        scale={15.3}
        label={21}
        dates={{ y: 838, size: 21 }}
        dot={2.4}
        moving
      />
    </Surface>
  );
}

const getStartX = ({ language }: PartProps, width: number, margin: number) =>
  language === "ar" ? width - margin : margin;

export function Landscape(props: PartProps) {
  const { content, language, ...outer } = props;
  const page = { content, language, width: 720, margin: 36 };
  return (
    <Surface {...outer} width={720} height={450} colors={content.colors}>
      <Header {...page} y={62} size={25} small={18} />
      <Yesterday
        content={content}
        language={language}
        x={getStartX(props, 720, 36)}
        y={136}
        size={language === "ar" ? 46 : 52}
        reason={{ y: 173, size: 24 }}
      />
      <Month {...page} y={394} scale={6.9} label={16} dates={{ y: 421, size: 16 }} dot={1.8} />
    </Surface>
  );
}

export function Portrait(props: PartProps) {
  const { content, language, ...outer } = props;
  const page = { content, language, width: 480, margin: 32 };
  return (
    <Surface {...outer} width={480} height={576} colors={content.colors}>
      <Header {...page} y={68} size={24} small={17} />
      <Yesterday
        content={content}
        language={language}
        x={getStartX(props, 480, 32)}
        y={148}
        size={language === "ar" ? 38 : 46}
        reason={{ y: 184, size: 23 }}
      />
      <Month {...page} y={514} scale={9.9} label={15.5} dates={{ y: 542, size: 15.5 }} dot={1.8} />
    </Surface>
  );
}

export function Small(props: PartProps) {
  const { content, language, ...outer } = props;
  const page = { content, language, width: 350, margin: 18 };
  return (
    <Surface {...outer} width={350} height={256} colors={content.colors}>
      <Header {...page} y={37} size={16.5} small={13} />
      <Yesterday
        content={content}
        language={language}
        x={getStartX(props, 350, 18)}
        y={78}
        size={language === "ar" ? 28 : 32}
        reason={{ y: 101, size: 16 }}
      />
      <Month {...page} y={224} scale={3.7} label={12} dates={{ y: 243, size: 12 }} dot={1.4} />
    </Surface>
  );
}
