import {
  type ArraySchemaType,
  type FieldMember,
  FormInput,
  MemberField,
  type ObjectInputProps,
  type ObjectMember,
} from "sanity";
import styles from "./form.module.css";

export function BilingualFields(props: ObjectInputProps) {
  const inArabic = namesIn(props.members.find(isArabic));
  const members = props.members.flatMap((member): ObjectMember[] => {
    if (isArabic(member)) return [];
    if (member.kind !== "field" || !inArabic.has(member.name)) return [member];
    const key = `both-${member.key}`;
    return [{ kind: "decoration", key, component: <Pair key={key} {...props} member={member} /> }];
  });
  return props.renderDefault({ ...props, members });
}

function Pair({ member, ...props }: ObjectInputProps & { member: FieldMember }) {
  return (
    <div className={isLong(member) ? styles.longPair : styles.pair}>
      <MemberField {...props} member={member} />
      <FormInput {...props} relativePath={["ar", member.name]} includeField />
    </div>
  );
}

/** Portable Text needs the full width. */
const isLong = ({ field: { schemaType } }: FieldMember): boolean =>
  "of" in schemaType && (schemaType as ArraySchemaType).of.some(({ name }) => name === "block");

const isArabic = (member: ObjectMember): boolean => member.kind === "field" && member.name === "ar";

function namesIn(arabic: ObjectMember | undefined): Set<string> {
  if (arabic?.kind !== "field" || !("members" in arabic.field)) return new Set();
  const members = arabic.field.members as ObjectMember[];
  return new Set(members.flatMap((member) => (member.kind === "field" ? [member.name] : [])));
}
