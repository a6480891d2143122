import { SvgText } from "../internal/Drawing.tsx";
import type { PartProps } from "./Board.tsx";
import { fill, sumOrders } from "./content.ts";
import {
  Answer,
  answerHeight,
  Box,
  getSides,
  type Language,
  Menu,
  margin,
  menuHeight,
  OrderConfirmation,
  readBackHeight,
  width,
} from "./messages.tsx";
import { Mark, quiet, Surface } from "./pieces.tsx";

interface OrderProps extends PartProps {
  language: Language;
}

export function Order({ content, language, ...outer }: OrderProps) {
  const { colors, order } = content;
  const { ground, ink, accent } = colors;
  const side = getSides(language);
  const weight = language === "ar" ? 400 : 500;
  const between = 12;
  const menu = 84;
  const answer = menu + menuHeight(content) + between;
  const readBack = answer + answerHeight(content) + between;
  const yes = { from: 290, y: readBack + readBackHeight(content) + between, height: 54 };
  return (
    <Surface {...outer} width={width} height={yes.y + yes.height + 28} fill={ground}>
      <Mark x={side.at(margin + 20)} y={44} size={40} colors={colors} />
      <g fill={ink}>
        <SvgText
          lang={language}
          at={side.start}
          x={side.at(margin + 54)}
          y="51"
          size={20}
          weight={weight}
        >
          {content.name[language]}
        </SvgText>
        <SvgText
          lang={language}
          at={side.end}
          x={side.at(width - margin)}
          y="51"
          size={15}
          fillOpacity={quiet}
        >
          {fill(order.words.office[language], sumOrders(content))}
        </SvgText>
      </g>
      <Menu content={content} language={language} y={menu} />
      <Answer content={content} language={language} y={answer} />
      <OrderConfirmation content={content} language={language} y={readBack} />
      <Box language={language} {...yes} fill={accent} />
      <SvgText
        lang={language}
        at="middle"
        x={side.at((yes.from + width - margin) / 2)}
        y={yes.y + 35}
        size={24}
        weight={weight}
        fill={ground}
      >
        {order.words.answer[language]}
      </SvgText>
    </Surface>
  );
}
