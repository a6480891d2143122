import { Button } from "@agency/ui/Button";
import { FormStatus } from "@agency/ui/FormStatus";
import { List, ListItem } from "@agency/ui/List";
import { call } from "../auth/call.ts";
import { AccountSection } from "./AccountSection.tsx";
import { formatTime, messages } from "./messages.ts";
import { type AccountSectionProps, useStatusMessage } from "./useStatusMessage.ts";

export function Sessions({ language, account, act }: AccountSectionProps) {
  const t = messages[language].sessions;
  const outcome = useStatusMessage(language, act);
  const end = (path: string) => void outcome.of(() => call(path, {}, "DELETE"), t.ended);
  return (
    <AccountSection id="sessions" label={t.label} text={t.text} span={9}>
      <List aria-label={t.label}>
        {account.sessions.map(({ id, device, startedAt, seenAt, isCurrent }) => (
          <ListItem
            key={id}
            size="h4"
            title={<bdi>{device || t.unknown}</bdi>}
            flag={isCurrent ? t.current : undefined}
            meta={[
              <>
                {t.since(formatTime(startedAt, language))}
                <br />
                {t.seen(formatTime(seenAt, language))}
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
      </List>
      {account.sessions.length > 1 && (
        <div>
          <Button variant="outline" onClick={() => end("account/sessions")}>
            {t.endOthers}
          </Button>
        </div>
      )}
      <FormStatus tone={outcome.tone} title={outcome.said} />
    </AccountSection>
  );
}
