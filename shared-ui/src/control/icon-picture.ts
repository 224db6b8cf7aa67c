// The pictures of the suite by what they mean, all of @ant-design/icons. Each has its own import: the root of the package is slow to build.
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import AudioMutedOutlined from '@ant-design/icons/AudioMutedOutlined';
import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import BellOutlined from '@ant-design/icons/BellOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CaretDownFilled from '@ant-design/icons/CaretDownFilled';
import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import CaretUpFilled from '@ant-design/icons/CaretUpFilled';
import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import CloudServerOutlined from '@ant-design/icons/CloudServerOutlined';
import ColumnHeightOutlined from '@ant-design/icons/ColumnHeightOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import DoubleLeftOutlined from '@ant-design/icons/DoubleLeftOutlined';
import DoubleRightOutlined from '@ant-design/icons/DoubleRightOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import ExpandOutlined from '@ant-design/icons/ExpandOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import FullscreenExitOutlined from '@ant-design/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PoweroffOutlined from '@ant-design/icons/PoweroffOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import PushpinOutlined from '@ant-design/icons/PushpinOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SoundOutlined from '@ant-design/icons/SoundOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';

export const pictures = {
  reload: ReloadOutlined,
  columns: TableOutlined,
  download: DownloadOutlined,
  upload: UploadOutlined,
  reset: UndoOutlined,
  filter: FilterOutlined,
  sortNone: SwapOutlined,
  sortUp: CaretUpFilled,
  sortDown: CaretDownFilled,
  sortAscending: ArrowUpOutlined,
  sortDescending: ArrowDownOutlined,
  first: DoubleLeftOutlined,
  previous: LeftOutlined,
  next: RightOutlined,
  last: DoubleRightOutlined,
  close: CloseOutlined,
  link: ExportOutlined,
  plus: PlusOutlined,
  minus: MinusOutlined,
  edit: EditOutlined,
  views: BookOutlined,
  expand: DownOutlined,
  collapse: UpOutlined,
  check: CheckOutlined,
  remove: DeleteOutlined,
  warning: WarningOutlined,
  info: InfoCircleOutlined,
  success: CheckCircleOutlined,
  failure: CloseCircleOutlined,
  search: SearchOutlined,
  user: UserOutlined,
  team: TeamOutlined,
  signOut: LogoutOutlined,
  menu: MenuOutlined,
  more: EllipsisOutlined,
  home: HomeOutlined,
  help: QuestionCircleOutlined,
  clock: ClockCircleOutlined,
  calendar: CalendarOutlined,
  history: HistoryOutlined,
  copy: CopyOutlined,
  save: SaveOutlined,
  print: PrinterOutlined,
  lock: LockOutlined,
  key: KeyOutlined,
  settings: SettingOutlined,
  density: ColumnHeightOutlined,
  place: EnvironmentOutlined,
  wholeArea: ExpandOutlined,
  chart: BarChartOutlined,
  list: UnorderedListOutlined,
  file: FileTextOutlined,
  bell: BellOutlined,
  sound: SoundOutlined,
  quiet: AudioMutedOutlined,
  play: CaretRightOutlined,
  pause: PauseOutlined,
  fullScreen: FullscreenOutlined,
  exitFullScreen: FullscreenExitOutlined,
  drag: HolderOutlined,
  pin: PushpinOutlined,
  power: ThunderboltOutlined,
  off: PoweroffOutlined,
  offline: DisconnectOutlined,
  light: SunOutlined,
  dark: MoonOutlined,
  system: DesktopOutlined,
  session: DesktopOutlined,
  language: GlobalOutlined,
  server: CloudServerOutlined,
} as const;

export type IconName = keyof typeof pictures;
