import { Input, Select } from 'shared-ui/base';
import { AutoComplete, Checkbox, InputNumber, Radio, Segmented, Upload } from 'shared-ui/choice';
import { Button } from 'shared-ui/control';
import { DatePicker } from 'shared-ui/date';
import { DateField, Field, InputField, MomentField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { type ReactNode, useState } from 'react';
import { Section } from './section';
import { galleryTexts } from './text';

const categories = ['ADOM', 'JGY', 'URBAN', 'INDUSTRIAL', 'GIDC', 'HTEX', 'SOLAR', 'EHV'];

export function FieldSection(): ReactNode {
  const t = useTexts(galleryTexts);
  const [category, setCategory] = useState('');
  const [text, setText] = useState('');
  const [moment, setMoment] = useState({ date: '', time: '' });
  return (
    <Section title={t('fields')}>
      <InputField label={t('feeder')} value={text} onText={setText} hint={t('hint')} />
      <InputField label={t('password')} type="password" autoComplete="new-password" />
      <InputField label={t('feeder')} required error={t('required')} />
      <InputField label={t('feeder')} value="100001" readOnly />
      <SelectField label={t('category')} choices={categories} value={category} placeholder={t('category')} onText={setCategory} />
      <Field label={t('reasons')}>
        {({ id }) => <Select id={id} mode="multiple" options={categories.map((value) => ({ value, label: value }))} virtual={false} />}
      </Field>
      <DateField label={t('day')} value={moment.date} onText={(date) => setMoment({ ...moment, date })} />
      <MomentField label={t('moment')} {...moment} onText={(date, time) => setMoment({ date, time })} />
      <Field label={t('week')}>{({ id }) => <DatePicker.RangePicker id={id} format="dd-MM-yyyy" />}</Field>
      <Field label={t('count')}>{({ id }) => <InputNumber id={id} min={0} />}</Field>
      <Field label={t('search')}>
        {({ id }) => <AutoComplete id={id} options={categories.map((value) => ({ value }))} virtual={false} />}
      </Field>
      <Field label={t('reason')}>{({ id }) => <Input.TextArea id={id} autoSize={{ minRows: 2 }} />}</Field>
      <Checkbox defaultChecked>{t('agree')}</Checkbox>
      <Radio.Group options={[t('manual'), t('protection')]} defaultValue={t('manual')} name="operation" />
      <Segmented options={[t('list'), t('map')]} name="shape" />
      <Upload beforeUpload={() => false}>
        <Button>{t('upload')}</Button>
      </Upload>
    </Section>
  );
}
