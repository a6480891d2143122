import { Button } from "@agency/ui/Button";
import { FormStatus } from "@agency/ui/FormStatus";
import { Row, Rows } from "@agency/ui/Row";
import { call } from "../entrance/call.ts";
import { Part } from "./Part.tsx";
import { type PartProps, useOutcome } from "./useOutcome.ts";
import { toTime, words } from "./words.ts";

export function Sessions({ language, account, act }: PartProps) {
  const t = words[language].sessions;
  const outcome = useOutcome(language, act);
  const end = (path: string) => void outcome.of(() => call(path, {}, "DELETE"), t.ended);
  return (
    <Part id="sessions" label={t.label} text={t.text} span={9}>
      <Rows aria-label={t.label}>
        {account.sessions.map(({ id, device, startedAt, seenAt, isCurrent }) => (
          <Row
            key={id}
            size="h4"
            title={<bdi>{device || t.unknown}</bdi>}
            flag={isCurrent ? t.current : undefined}
            meta={[
              <>
                {t.since(toTime(startedAt, language))}
                <br />
                {t.seen(toTime(seenAt, language))}
              </>,
            ]}
            end={
              isCurrent ? undefined : (
                <Button
                  variant="outline"
                  size="small"
                  onClick={() => end(`account/sessions/${encodeURIComponent(id)}`)}
                >
                  {t.end}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {account.sessions.length > 1 && (
        <div>
          <Button variant="outline" onClick={() => end("account/sessions")}>
            {t.endOthers}
          </Button>
        </div>
      )}
      <FormStatus tone={outcome.tone} title={outcome.said} />
    </Part>
  );
}
